import { navigationSettings } from '@linnet/domain/settings';
import Pin from 'lucide-react/icons/pin';
import { useMemo } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { reorderShown } from './entry-order';
import { FOLDER_PREFIX, LIST_PREFIX, useFolderEntries, useListEntries } from './list-entries';
import type { OfferedEntry } from './navigation-entry';
import { useNavigationItems } from './use-navigation-items';

/** Entries in the strip at most. */
export const MAX_PINS = 6;

/** The pins of visitors, who have no settings. */
const visitorPins: readonly string[] = ['public', 'twkn', 'about'];

/** Adds a pin at the end, or removes it. */
export function togglePin(pins: readonly string[], id: string): readonly string[] {
  return pins.includes(id) ? pins.filter((pin) => pin !== id) : [...pins, id];
}

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

/** The entries in the strip. Those that are not available now are not shown but stay pinned. */
export function usePins(): Pins {
  const offered = useNavigationItems();
  const isVisitor = useSession().state === 'visitor';
  const { value: ownPins, write } = useListedSetting('pinnedNavItems', navigationSettings.pinnedNavItems);
  const hasPinsWith = (prefix: string) => !isVisitor && ownPins.some((id) => id.startsWith(prefix));
  const lists = useListEntries(hasPinsWith(LIST_PREFIX));
  const folders = useFolderEntries(hasPinsWith(FOLDER_PREFIX));
  return useMemo(() => {
    const pins = isVisitor ? visitorPins : ownPins;
    const entries = [...offered, ...(isVisitor ? [] : [...lists, ...folders])];
    const shown = pins.flatMap((id) => entries.find((entry) => entry.id === id) ?? []).slice(0, MAX_PINS);
    return {
      shown,
      isPinned: (id) => pins.includes(id),
      isFull: shown.length >= MAX_PINS,
      toggle: (id) => void write(togglePin(pins, id)),
      order: (ids) => void write(reorderShown(pins, ids)),
    };
  }, [offered, lists, folders, ownPins, isVisitor, write]);
}

interface PinToggleProps {
  readonly entry: OfferedEntry;
  readonly pins: Pins;
  readonly small?: boolean;
}

/** A button that pins an entry to the strip, or removes its pin. */
export function PinToggle({ entry: { id, name }, pins, small = false }: PinToggleProps) {
  const text = useText();
  const isPinned = pins.isPinned(id);
  const isDisabled = pins.isFull && !isPinned;
  return (
    <IconButton
      icon={Pin}
      small={small}
      name={text('nav.pin', { name })}
      pressed={isPinned}
      // Stays focusable, so that screen readers announce the reason.
      aria-disabled={isDisabled}
      title={isDisabled ? text('nav.pins_full', { count: MAX_PINS }) : text('nav.pin', { name })}
      onClick={() => isDisabled || pins.toggle(id)}
    />
  );
}
