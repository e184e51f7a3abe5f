import { type Client, feedKey, type FeedSource, waiting } from '@linnet/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { placeOf } from '../../../blocks/timeline/place-of';
import { useClient } from '../../../platform/client/client-provider';
import { useWaitingCount } from '../../../platform/client/use-waiting-count';

type Feeds = Client['feeds'];

/** Feeds are only looked at here: asking for one that is not loaded would make it. */
function findFeed(feeds: Feeds, key: string) {
  return feeds.all().find(({ source }) => feedKey(source) === key)?.feed;
}

/** Follows a feed that may come, go and be replaced. */
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

/** What waits in a feed; nothing when it is not loaded. */
export function useWaiting(source: FeedSource): { count: number; reload: boolean } {
  const { feeds } = useClient();
  const key = feedKey(source);
  const subscribe = useCallback((listener: () => void) => followFeed(feeds, key, listener), [feeds, key]);
  const state = useSyncExternalStore(subscribe, () => findFeed(feeds, key)?.state.get());
  const count = useWaitingCount(state, placeOf[source.kind]);
  return { count, reload: state !== undefined && waiting(state).reload };
}
