import type { StatusId } from '@linnet/api';
import { type Feed, type FeedSource, type FeedState, type FilterContext, queueSummary } from '@linnet/domain';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ScrollAnchor } from '../navigation/scroll-position';
import { useCell, useClient } from './client-provider';
import { useFilterContext } from './filter-context';

/** Opens a feed at a scroll position and keeps it live while mounted. `source` may be a new object each time. */
export function useFeed(source: FeedSource, at?: ScrollAnchor): { feed: Feed; state: FeedState } {
  const { feeds } = useClient();
  const feed = feeds.get(source);
  useEffect(() => feeds.show(feed.source), [feeds, feed]);
  const openFeed = useEffectEvent(() => {
    // A feed that was visible a while ago shows what it has and loads what is newer.
    if (feed.state.get().opened) void feed.catchUp();
    void feed.open(at?.id, at?.page);
  });
  // Before the first paint: a viewer who was further down must not see the top of the list first.
  useLayoutEffect(() => openFeed(), [feed]);
  return { feed, state: useCell(feed.state) };
}

interface Row {
  readonly kind: string;
  readonly id?: StatusId;
}

/**
 * The rows of a feed without the statuses that this filter context hides completely. Other rows are never hidden, nor
 * is the status `keep`, which the viewer has opened. Returns the same array while the visible rows are the same.
 */
export function useVisibleRows<T extends Row>(rows: readonly T[], keep?: StatusId): readonly T[] {
  const { hidden } = useClient().statusViews;
  const context = useFilterContext();
  const read = useMemo(
    () =>
      readOnChange(hidden.changes, rows, (before) => {
        const visible = rows.filter(
          ({ id }) => id === undefined || id === keep || !hidden.isHidden(id, context),
        );
        const isSame =
          visible.length === before.length && visible.every((row, index) => row === before[index]);
        return isSame ? before : visible;
      }),
    [rows, keep, hidden, context],
  );
  return useSyncExternalStore(hidden.changes.subscribe, read);
}

/** How many new rows of a feed count for the viewer in this filter context: hidden ones don't. */
export function useQueuedCount(state: FeedState | undefined, context: FilterContext): number {
  const { hidden } = useClient().statusViews;
  const read = useMemo(() => {
    const isHidden = (id: StatusId) => hidden.isHidden(id, context);
    return readOnChange(hidden.changes, 0, () =>
      state === undefined ? 0 : queueSummary(state, isHidden).count,
    );
  }, [state, hidden, context]);
  return useSyncExternalStore(hidden.changes.subscribe, read);
}

/** Returns a function that reads a value, and computes it anew from the previous one only after changes. */
function readOnChange<T>(changes: { get: () => object }, initial: T, compute: (before: T) => T): () => T {
  let lastChange: object | null = null;
  let value = initial;
  return () => {
    const now = changes.get();
    if (lastChange !== now) value = compute(value);
    lastChange = now;
    return value;
  };
}
