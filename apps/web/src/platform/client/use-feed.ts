import type { Feed, FeedSource, FeedState } from '@linnet/domain';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ScrollAnchor } from '../navigation/scroll-place';
import { useClient } from './client-provider';
import { useCell } from './use-cell';

/**
 * Opens a feed and keeps it live while the component stands. The source may be a new object each time. `at` is
 * where somebody who comes back was reading.
 */
export function useFeed(source: FeedSource, at?: ScrollAnchor): { feed: Feed; state: FeedState } {
  const { feeds } = useClient();
  const feed = feeds.get(source);
  useEffect(() => feeds.show(feed.source), [feeds, feed]);
  const begin = useEffectEvent(() => {
    // A feed that was left a while ago shows what it has and asks for what it missed.
    if (feed.state.get().opened) void feed.catchUp();
    void feed.open(at?.id, at?.page);
  });
  // Before anything is painted: the top of a list is not shown to who was reading further down.
  useLayoutEffect(() => begin(), [feed]);
  return { feed, state: useCell(feed.state) };
}
