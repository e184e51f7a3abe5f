import { waiting, type FeedState, type ReadingPlace } from '@linnet/domain';
import { useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** How many wait in a feed for somebody who reads in this place: what is hidden there does not count. */
export function useWaitingCount(state: FeedState | undefined, place: ReadingPlace): number {
  const { hidden } = useClient().statusViews;
  return useSyncExternalStore(hidden.changes.subscribe, () =>
    state === undefined ? 0 : waiting(state, (id) => hidden.isHidden(id, place)).count,
  );
}
