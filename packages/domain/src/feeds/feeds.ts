import type { StatusId } from '@linnet/api';
import { createFeed, type Feed, type FeedOptions } from './feed';
import { feedKey, feedKinds, type FeedSource } from './feed-kinds';

/** Feeds that nobody shows are kept, so that going back finds the place again; the oldest go first. */
const KEPT_CLOSED = 6;

export interface Feeds {
  get(source: FeedSource): Feed;
  /** Marks a feed as on screen until the returned function is called. */
  show(source: FeedSource): () => void;
  /** The feeds on screen. */
  shown(): { source: FeedSource; feed: Feed }[];
  /** Hears when a feed comes on screen or leaves it. */
  subscribe(listener: () => void): () => void;
  /** Every feed there is, on screen or kept. */
  all(): { source: FeedSource; feed: Feed }[];
  clear(): void;
}

type FeedsOptions = Omit<FeedOptions, 'page'>;

interface Entry {
  source: FeedSource;
  feed: Feed;
  views: number;
}

export function createFeeds(options: FeedsOptions): Feeds {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  options.graph.hold(heldIds);

  function* heldIds(): Iterable<StatusId> {
    for (const { feed } of entries.values()) {
      const { segments, pending } = feed.state.get();
      for (const segment of [...segments, ...pending]) yield* segment;
    }
  }

  function entry(source: FeedSource): Entry {
    const key = feedKey(source);
    const known = entries.get(key);
    if (known !== undefined) return known;
    const made = { source, feed: createFeed({ ...options, page: feedKinds[source.kind].page }), views: 0 };
    entries.set(key, made);
    return made;
  }

  function dropOldest(): void {
    const closed = [...entries].filter(([, { views }]) => views === 0);
    for (const [key, { feed }] of closed.slice(0, Math.max(0, closed.length - KEPT_CLOSED))) {
      feed.stop();
      entries.delete(key);
    }
  }

  function changed(): void {
    for (const listener of [...listeners]) listener();
  }

  return {
    get: (source) => entry(source).feed,
    show(source) {
      const shown = entry(source);
      shown.views += 1;
      changed();
      return () => {
        shown.views -= 1;
        // The most recently left feed is the last to go.
        const key = feedKey(source);
        if (shown.views === 0 && entries.get(key) === shown) {
          entries.delete(key);
          entries.set(key, shown);
        }
        dropOldest();
        changed();
      };
    },
    shown: () => [...entries.values()].filter(({ views }) => views > 0),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    all: () => [...entries.values()],
    clear() {
      for (const { feed } of entries.values()) feed.stop();
      entries.clear();
      changed();
    },
  };
}
