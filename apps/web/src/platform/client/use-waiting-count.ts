import type { StatusId } from '@linnet/api';
import { waiting, type FeedState, type FilterContext } from '@linnet/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** How many new rows of a feed count for the viewer in this filter context: hidden ones don't. */
export function useWaitingCount(state: FeedState | undefined, context: FilterContext): number {
  const { hidden } = useClient().statusViews;
  const read = useMemo(
    () => waitingCount(state, { changes: hidden.changes, isHidden: (id) => hidden.isHidden(id, context) }),
    [state, hidden, context],
  );
  return useSyncExternalStore(hidden.changes.subscribe, read);
}

interface Hiding {
  changes: { get: () => object };
  isHidden: (id: StatusId) => boolean;
}

/** Counts the queue; computed again only after changes, since one render asks several times. */
function waitingCount(state: FeedState | undefined, { changes, isHidden }: Hiding): () => number {
  let seen: object | null = null;
  let count = 0;
  return () => {
    const now = changes.get();
    if (seen === now || state === undefined) return count;
    seen = now;
    count = waiting(state, isHidden).count;
    return count;
  };
}
