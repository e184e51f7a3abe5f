import type { Feed, FeedSource, FeedState } from '@linnet/domain';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ScrollAnchor } from '../navigation/scroll-place';
import { useClient } from './client-provider';
import { useCell } from './use-cell';

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
