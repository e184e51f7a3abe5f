import type { Feed, FeedSource, FeedState } from '@linnet/domain';
import { useEffect } from 'react';
import { useClient } from './client-provider';
import { useCell } from './use-cell';

/** Opens a feed and keeps it live while the component stands. The source may be a new object each time. */
export function useFeed(source: FeedSource): { feed: Feed; state: FeedState } {
  const { feeds } = useClient();
  const feed = feeds.get(source);
  useEffect(() => feeds.show(feed.source), [feeds, feed]);
  useEffect(() => {
    // A feed that was left a while ago shows what it has and asks for what it missed.
    void (feed.state.get().opened ? feed.catchUp() : feed.open());
  }, [feed]);
  return { feed, state: useCell(feed.state) };
}
