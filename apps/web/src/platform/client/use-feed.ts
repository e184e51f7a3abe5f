import type { StatusId } from '@linnet/api';
import type { Feed, FeedSource, FeedState } from '@linnet/domain';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ScrollAnchor } from '../navigation/scroll-position';
import { useCell, useClient } from './client-provider';
import { useFilterContext } from './filter-context';

/**
 * Opens a feed and keeps it live while the component is mounted. `source` may be a new object on each render. `at` is
 * the scroll position to restore.
 */
export function useFeed(source: FeedSource, at?: ScrollAnchor): { feed: Feed; state: FeedState } {
  const { feeds } = useClient();
  const feed = feeds.get(source);
  useEffect(() => feeds.show(feed.source), [feeds, feed]);
  const begin = useEffectEvent(() => {
    // A feed that was left a while ago shows what it has and loads what is newer.
    if (feed.state.get().opened) void feed.catchUp();
    void feed.open(at?.id, at?.page);
  });
  // Before the first paint: a viewer who was further down must not see the top of the list first.
  useLayoutEffect(() => begin(), [feed]);
  return { feed, state: useCell(feed.state) };
}

interface Row {
  readonly kind: string;
  readonly id?: StatusId;
}

/**
 * The rows without statuses that are hidden without a trace in this filter context; rows that are no statuses stay. The
 * same array while the same rows remain. `keep` is never hidden, because the viewer opened it.
 */
export function useVisibleRows<T extends Row>(rows: readonly T[], keep?: StatusId): readonly T[] {
  const { hidden } = useClient().statusViews;
  const context = useFilterContext();
  const read = useMemo(
    () =>
      visibleRows(rows, {
        changes: hidden.changes,
        isHidden: (id) => id !== keep && hidden.isHidden(id, context),
      }),
    [rows, keep, hidden, context],
  );
  return useSyncExternalStore(hidden.changes.subscribe, read);
}

interface Hiding {
  changes: { get: () => object };
  isHidden: (id: StatusId) => boolean;
}

/** Filters the rows; computed again only after changes. */
function visibleRows<T extends Row>(rows: readonly T[], { changes, isHidden }: Hiding): () => readonly T[] {
  let seen: object | null = null;
  let visible = rows;
  return () => {
    const now = changes.get();
    if (seen === now) return visible;
    seen = now;
    const left = rows.filter(({ id }) => id === undefined || !isHidden(id));
    const isSame = left.length === visible.length && left.every((row, index) => row === visible[index]);
    if (!isSame) visible = left;
    return visible;
  };
}
