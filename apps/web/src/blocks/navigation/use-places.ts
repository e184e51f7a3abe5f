import { navigationSettings } from '@linnet/domain/settings';
import { useMemo } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useSession } from '../../platform/client/use-session';
import { arrangeIds } from './arrange-ids';
import type { OfferedEntry } from './offered-entry';
import { splitRoots, usualTimelineOrder } from './usual-order';
import { useNavigationItems } from './use-navigation-items';

/** The entries offered to this viewer, in the order they chose. */
export interface Places {
  readonly timelines: readonly OfferedEntry[];
  /** Entries shown directly, outside of the groups. */
  readonly direct: readonly OfferedEntry[];
  /** Entries in the folded part. */
  readonly more: readonly OfferedEntry[];
}

const nothing: readonly string[] = [];

export function usePlaces(): Places {
  const offered = useNavigationItems();
  const isVisitor = useSession().state === 'visitor';
  const { value: own } = useListedSetting('navOrder', navigationSettings.navOrder);
  // The device may be shared: visitors get the usual order, not that of the account that signed out.
  const order = isVisitor ? nothing : own;
  return useMemo(() => {
    const find = (ids: readonly string[]) =>
      ids.flatMap((id) => offered.find((entry) => entry.id === id) ?? []);
    const { direct, more } = splitRoots(order);
    return { timelines: find(arrangeIds(usualTimelineOrder, order)), direct: find(direct), more: find(more) };
  }, [offered, order]);
}
