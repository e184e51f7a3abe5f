import { type Client, feedKey, type FeedSource, waiting } from '@linnet/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useWaitingCount } from '../../../platform/client/use-waiting-count';

type Feeds = Client['feeds'];

/** Looks the feed up among the existing ones: requesting it by its source would create it. */
function findFeed(feeds: Feeds, key: string) {
  return feeds.all().find(({ source }) => feedKey(source) === key)?.feed;
}

/** Subscribes to a feed that may be created, removed and replaced. */
function followFeed(feeds: Feeds, key: string, listener: () => void): () => void {
  let leave = findFeed(feeds, key)?.state.subscribe(listener);
  const stop = feeds.subscribe(() => {
    leave?.();
    leave = findFeed(feeds, key)?.state.subscribe(listener);
    listener();
  });
  return () => {
    stop();
    leave?.();
  };
}

/** The queue of a feed: how many new posts it holds; nothing while the feed is not loaded. */
export function useWaiting(source: FeedSource): { count: number; reload: boolean } {
  const { feeds } = useClient();
  const key = feedKey(source);
  const subscribe = useCallback((listener: () => void) => followFeed(feeds, key, listener), [feeds, key]);
  const state = useSyncExternalStore(subscribe, () => findFeed(feeds, key)?.state.get());
  const count = useWaitingCount(state, feeds.filterContext(source));
  return { count, reload: state !== undefined && waiting(state).reload };
}
