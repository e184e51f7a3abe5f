import { navigationSettings } from '@linnet/domain/settings';
import { useMemo } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useSession } from '../../platform/client/use-session';
import { arrangeIds } from './arrange-ids';
import type { OfferedEntry } from './offered-entry';
import { splitRoots, usualTimelineOrder } from './usual-order';
import { useNavigationItems } from './use-navigation-items';

/** The places this person is led to, in the order they chose. */
export interface Places {
  readonly timelines: readonly OfferedEntry[];
  /** What stands there directly, outside of the groups. */
  readonly direct: readonly OfferedEntry[];
  /** What is folded away. */
  readonly more: readonly OfferedEntry[];
}

const nothing: readonly string[] = [];

export function usePlaces(): Places {
  const offered = useNavigationItems();
  const isVisitor = useSession().state === 'visitor';
  const { value: own } = useListedSetting('navOrder', navigationSettings.navOrder);
  // Whoever signed out may share the device: visitors find the usual order.
  const order = isVisitor ? nothing : own;
  return useMemo(() => {
    const find = (ids: readonly string[]) =>
      ids.flatMap((id) => offered.find((entry) => entry.id === id) ?? []);
    const { direct, more } = splitRoots(order);
    return { timelines: find(arrangeIds(usualTimelineOrder, order)), direct: find(direct), more: find(more) };
  }, [offered, order]);
}
