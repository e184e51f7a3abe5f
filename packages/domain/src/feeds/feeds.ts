import type { StatusId } from '@linnet/api';
import { createCell } from '../kernel/cell';
import type { Features } from '../instance/features';
import type { FilterContext } from '../filters/filter-context';
import { type Lazy, loadPart } from '../kernel/lazy';
import { createFeed, type Feed, type FeedOptions } from './feed';
import { startKinds, type StartKind } from './feed-kinds';
import { planOf, type FeedPlan } from './feed-kind-facts';
import { feedKey, type FeedKind, type FeedSource, type SourceOf } from './feed-source';
import { isSameView, type FeedView } from './feed-view';

/**
 * How many feeds that are not on screen stay in memory, so that going back finds the scroll position; the oldest are
 * dropped.
 */
const MAX_CLOSED_FEEDS = 6;

interface ShownFeed {
  source: FeedSource;
  feed: Feed;
  /** How its pages are requested; null until that is loaded. Before that, the feed has no statuses. */
  plan: () => FeedPlan | null;
}

export interface Feeds {
  get(source: FeedSource): Feed;
  /** Marks a feed as on screen until the returned function is called. */
  show(source: FeedSource): () => void;
  /** The feeds on screen. */
  shown(): ShownFeed[];
  /** Calls `listener` when a feed is shown or hidden. */
  subscribe(listener: () => void): () => void;
  /** Every feed in memory, on screen or not. */
  all(): ShownFeed[];
  /** The filter context of a feed in memory. */
  filterContext(source: FeedSource): FilterContext;
  /** Applies changed view settings to all feeds. */
  applySettings(): void;
}

export interface FeedsOptions extends Omit<FeedOptions, 'source' | 'plan' | 'view' | 'importUpdates'> {
  features: Lazy<Features>;
  /** The view that the viewer chose for a feed kind. */
  view: (kind: FeedKind) => FeedView;
}

interface Entry extends ShownFeed {
  viewCount: number;
  /** The view that the settings had when they were last read. */
  chosenView: FeedView;
}

function isStart(source: FeedSource): source is SourceOf<StartKind> {
  return source.kind in startKinds;
}

function startPlan<K extends StartKind>(kind: K, source: SourceOf<K>): FeedPlan {
  return planOf(startKinds[kind], source, { has: () => false });
}

export function createFeeds(options: FeedsOptions): Feeds {
  const { graph, features } = options;
  const entries = new Map<string, Entry>();
  const changes = createCell({});
  graph.retain(idsInFeeds);

  function* idsInFeeds(): Iterable<StatusId> {
    for (const { feed } of entries.values()) yield* feed.ids();
  }

  function createShown(source: FeedSource, view: FeedView): ShownFeed {
    let plan = isStart(source) ? startPlan(source.kind, source) : null;
    const feed = createFeed({
      ...options,
      source,
      plan: plan ?? (async () => (plan = await loadPlan(source))),
      view,
      importUpdates: async () => (await loadPart(() => import('./feed-updates'))).createFeedUpdates,
    });
    return { source, feed, plan: () => plan };
  }

  const loadPlan = async (source: FeedSource): Promise<FeedPlan> =>
    (await loadPart(() => import('./feed-plans'))).loadPlan(source, features);

  function entry(source: FeedSource): Entry {
    const key = feedKey(source);
    const existing = entries.get(key);
    if (existing !== undefined) return existing;
    const chosenView = options.view(source.kind);
    const created = { ...createShown(source, chosenView), viewCount: 0, chosenView };
    entries.set(key, created);
    dropOldest();
    return created;
  }

  function dropOldest(): void {
    const closed = [...entries].filter(([, { viewCount }]) => viewCount === 0);
    for (const [key, { feed }] of closed.slice(0, Math.max(0, closed.length - MAX_CLOSED_FEEDS))) {
      feed.stop();
      entries.delete(key);
    }
  }

  const changed = (): void => changes.set({});

  return {
    get: (source) => entry(source).feed,
    show(source) {
      const shown = entry(source);
      shown.viewCount += 1;
      changed();
      // Retry a view whose request failed.
      const { feed, chosenView } = shown;
      if (!isSameView(feed.state.get().view, chosenView)) void feed.setView(chosenView);
      return () => {
        shown.viewCount -= 1;
        // Move it to the end, so that it is dropped last.
        const key = feedKey(source);
        if (shown.viewCount === 0 && entries.get(key) === shown) {
          entries.delete(key);
          entries.set(key, shown);
        }
        dropOldest();
        changed();
      };
    },
    shown: () => [...entries.values()].filter(({ viewCount }) => viewCount > 0),
    subscribe: changes.subscribe,
    all: () => [...entries.values()],
    filterContext: (source) => entries.get(feedKey(source))?.plan()?.filterContext ?? 'elsewhere',
    applySettings() {
      for (const one of entries.values()) {
        const chosenView = options.view(one.source.kind);
        if (isSameView(one.chosenView, chosenView)) continue;
        one.chosenView = chosenView;
        void one.feed.setView(chosenView);
      }
    },
  };
}
