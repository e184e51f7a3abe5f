import { navigationSettings } from '@linnet/domain/settings';
import { useMemo } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useSession } from '../../platform/client/use-session';
import type { OfferedEntry } from './offered-entry';
import { MOST_PINS, togglePin, visitorPins } from './pinned-ids';
import { reorderShown } from './reorder-shown';
import { FOLDER_PLACE, useFolderPlaces } from './use-folder-places';
import { LIST_PLACE, useListPlaces } from './use-list-places';
import { useNavigationItems } from './use-navigation-items';

export interface Pins {
  /** The pinned entries that are available, in the order of the pins. */
  readonly shown: readonly OfferedEntry[];
  readonly isPinned: (id: string) => boolean;
  /** No more can be pinned. */
  readonly isFull: boolean;
  readonly toggle: (id: string) => void;
  /** Sets the order of the shown pins. */
  readonly order: (ids: readonly string[]) => void;
}

/**
 * The entries in the strip. Those that are not available on this server, or not at the moment, are not shown but stay
 * pinned.
 */
export function usePins(): Pins {
  const offered = useNavigationItems();
  const isVisitor = useSession().state === 'visitor';
  const { value: own, write } = useListedSetting('pinnedNavItems', navigationSettings.pinnedNavItems);
  const areSome = (beginning: string) => !isVisitor && own.some((id) => id.startsWith(beginning));
  const lists = useListPlaces(areSome(LIST_PLACE));
  const folders = useFolderPlaces(areSome(FOLDER_PLACE));
  return useMemo(() => {
    const pins = isVisitor ? visitorPins : own;
    const places = [...offered, ...(isVisitor ? [] : [...lists, ...folders])];
    const shown = pins.flatMap((id) => places.find((place) => place.id === id) ?? []).slice(0, MOST_PINS);
    return {
      shown,
      isPinned: (id) => pins.includes(id),
      isFull: shown.length >= MOST_PINS,
      toggle: (id) => void write(togglePin(pins, id)),
      order: (ids) => void write(reorderShown(pins, ids)),
    };
  }, [offered, lists, folders, own, isVisitor, write]);
}
