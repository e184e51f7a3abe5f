import type { StreamConnection, StreamName } from '@linnet/api';
import type { FeedSource } from '../feeds/feed-source';
import { streamOf } from '../feeds/stream-of';
import { streamKey } from './stream-key';

/** The streams that one socket was asked for. */
export interface Subscriptions {
  /** A new socket has joined: nothing was asked of it yet. */
  begin(): void;
  /** Subscribes to what is wanted and was not, and leaves what is wanted no longer. */
  follow(wanted: Map<string, StreamName>, connection: StreamConnection): void;
  /** The server does not give it. */
  refuse(name: StreamName): void;
  /** Whether a stream was asked for that tells of all that is new in a feed. */
  carry(source: FeedSource): boolean;
}

export function createSubscriptions(): Subscriptions {
  let subscribed = new Map<string, StreamName>();
  let refused = new Set<string>();
  return {
    begin() {
      subscribed = new Map();
      refused = new Set();
    },
    follow(wanted, connection) {
      const before = subscribed;
      // First, so that whoever hears of a grant finds it here.
      subscribed = wanted;
      for (const [key, name] of wanted) if (!before.has(key)) connection.subscribe(name);
      for (const [key, name] of before) if (!wanted.has(key)) connection.unsubscribe(name);
    },
    refuse: (name) => void refused.add(streamKey(name)),
    carry(source) {
      const name = streamOf(source);
      if (name === null) return false;
      const key = streamKey(name);
      return subscribed.has(key) && !refused.has(key);
    },
  };
}
