import type { StreamConnection, StreamName } from '@linnet/api';
import { streamKey } from '../events/stream-key';
import type { FeedSource } from '../feeds/feed-source';
import type { Feeds } from '../feeds/feeds';
import { feedKinds, streamOf } from '../feeds/feed-plans';

/** The streams that were requested on one socket. */
export interface Subscriptions {
  /** Called when a new socket has joined, on which nothing is requested yet. */
  begin(): void;
  /** Requests the wanted streams that are new, and unsubscribes from those that are no longer wanted. */
  follow(next: Map<string, StreamName>, connection: StreamConnection): void;
  /** Called when the server has refused a stream. */
  reject(name: StreamName): void;
  /** Whether the stream of a feed was requested and not refused. */
  carries(source: FeedSource): boolean;
}

export function createSubscriptions(): Subscriptions {
  let subscribed = new Map<string, StreamName>();
  let rejected = new Set<string>();
  return {
    begin() {
      subscribed = new Map();
      rejected = new Set();
    },
    follow(next, connection) {
      const before = subscribed;
      // Set first, so that a grant that arrives at once finds it.
      subscribed = next;
      for (const [key, name] of next) if (!before.has(key)) connection.subscribe(name);
      for (const [key, name] of before) if (!next.has(key)) connection.unsubscribe(name);
    },
    reject: (name) => void rejected.add(streamKey(name)),
    carries(source) {
      const name = streamOf(source);
      if (name === null) return false;
      const key = streamKey(name);
      return subscribed.has(key) && !rejected.has(key);
    },
  };
}

const USER: StreamName = { stream: 'user' };

/**
 * The streams of the feeds on screen, by key; a signed-in viewer always has the stream of their own account, and may
 * want `more`.
 */
export function wantedStreams(
  feeds: Feeds,
  signedIn: boolean,
  more: readonly StreamName[],
): Map<string, StreamName> {
  const names = feeds
    .shown()
    .filter(({ source }) => signedIn || !feedKinds[source.kind].needsAccount)
    .map(({ source }) => streamOf(source));
  if (signedIn) names.push(USER, ...more);
  return new Map(names.filter((name) => name !== null).map((name) => [streamKey(name), name]));
}
