import { type Client, type FeedKind, waiting } from '@linnet/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from '../../../platform/client/client-provider';

type Feeds = Client['feeds'];

/** Feeds are only looked at here: asking for one that is not loaded would make it. */
function findFeed(feeds: Feeds, kind: FeedKind) {
  return feeds.all().find(({ source }) => source.kind === kind)?.feed;
}

/** Follows a feed that may come, go and be replaced. */
function followFeed(feeds: Feeds, kind: FeedKind, listener: () => void): () => void {
  let leave = findFeed(feeds, kind)?.state.subscribe(listener);
  const stop = feeds.subscribe(() => {
    leave?.();
    leave = findFeed(feeds, kind)?.state.subscribe(listener);
    listener();
  });
  return () => {
    stop();
    leave?.();
  };
}

/** What waits in a feed; nothing when it is not loaded. */
export function useWaiting(kind: FeedKind): { count: number; reload: boolean } {
  const { feeds } = useClient();
  const subscribe = useCallback((listener: () => void) => followFeed(feeds, kind, listener), [feeds, kind]);
  const state = useSyncExternalStore(subscribe, () => findFeed(feeds, kind)?.state.get());
  return state ? waiting(state) : { count: 0, reload: false };
}
