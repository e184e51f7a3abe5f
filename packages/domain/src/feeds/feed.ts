import type { Cursor, ErrorReason, StatusId } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import { importStatuses } from '../graph/import';
import { idAfter } from '../kernel/feed/ids';
import { placeFirst, placeOlder } from '../kernel/feed/place';
import { createListRequests } from '../kernel/feed/requests';
import type { FeedCore, FeedUpdates, FeedRequest } from './feed-core';
import type { FeedPlan } from './feed-kind-facts';
import type { FeedSource } from './feed-source';
import { emptyFeed, type FeedState } from './feed-state';
import type { FeedView } from './feed-view';
import { fetchPage } from './fetch-page';
import { createLazyUpdates } from './lazy-updates';
import { createPositionLoader } from './position-loader';
import { openSnapshot } from './snapshots/open-snapshot';
import { findSnapshot, type SnapshotRequest } from './snapshots/snapshot';

/** One list of statuses, kept up to date. */
export interface Feed {
  source: FeedSource;
  /** The feed as its view shows it. */
  state: Pick<Cell<FeedState>, 'get' | 'subscribe'>;
  /** All ids in the feed, including what its view leaves out. */
  ids(): Iterable<StatusId>;
  /**
   * Loads the first page unless it is loaded or loading. With `at`, a feed that does not hold that status is opened at
   * it; `page` is the cursor that `pageOf` returned for it. When it was not found, another call searches further down.
   */
  open(at?: string, page?: Cursor): Promise<void>;
  /** The cursor of the page with this status; undefined for the first page. */
  pageOf(id: string): Cursor | undefined;
  /** Clears the feed and loads the first page again. */
  reload(): Promise<void>;
  /** Whether the feed is ordered by id; false as long as that is unknown. */
  isOrdered(): boolean;
  /** Requests a failed first page again; its error stays in the state until it succeeds. */
  retry(): Promise<void>;
  loadOlder(): Promise<void>;
  /**
   * Fetches what is newer than the newest known status into the queue. `asOf` (milliseconds since 1970): a response
   * that another tab requested then or later is accepted.
   */
  catchUp(asOf?: number): Promise<void>;
  /** Fills the gap under `above`; null is the gap above everything. Resolves with whether it succeeded. */
  fillGap(above: StatusId | null): Promise<boolean>;
  /** Changes the filters. Fetches what the server had left out before. Resolves with whether that succeeded. */
  setView(view: FeedView): Promise<boolean>;
  showQueue(): void;
  /** Adds a status of the graph that a stream has sent. */
  receive(id: StatusId): void;
  /** Adds a status that the viewer has just posted. */
  receiveOwn(id: StatusId): void;
  /** Handles a deleted status: removes it from the queue; a shown one stays as a tombstone. */
  remove(id: StatusId): void;
  /** Removes statuses from the list and the queue. */
  removeAll(shouldRemove: (id: StatusId) => boolean): void;
  /**
   * Marks the feed as outdated, because the server would now send more: the next catch-up fetches the shown range again
   * and keeps the position.
   */
  markStale(): void;
  /** How its pages are requested. */
  request(): SnapshotRequest;
  /** Cancels the request under way. */
  stop(): void;
}

export interface FeedOptions extends Pick<
  FeedCore,
  'graph' | 'send' | 'log' | 'viewer' | 'snapshots' | 'isStreamAwaited'
> {
  source: FeedSource;
  /** The plan, or a function that loads what it depends on. */
  plan: FeedPlan | (() => Promise<FeedPlan>);
  /** The first view. */
  view: FeedView;
  /** Whether the next request includes muted statuses. */
  withMuted: () => boolean;
  /** Resolves when the filters stored on this device are in force. */
  filtered?: Promise<unknown> | undefined;
  /** Loads the code that the first page does not need. */
  importUpdates: () => Promise<(core: FeedCore) => FeedUpdates>;
  /** Called with the error of a page that the viewer waits for, unless the screen offers to sign in. */
  onError?: ((reason: ErrorReason) => void) | undefined;
}

export function createFeed(options: FeedOptions): Feed {
  const { source, graph, log, snapshots } = options;
  const fullState = createCell<FeedState>({ ...emptyFeed, view: options.view });
  const state = createCell<FeedState>(fullState.get());
  let plan = typeof options.plan === 'function' ? null : options.plan;
  let loadedViews = new Set<FeedView>();

  const applyView = (): void => state.set(lazy.updates()?.filtered(fullState.get()) ?? fullState.get());
  fullState.subscribe(applyView);

  const requests = createListRequests<FeedState>({
    state: fullState,
    placeArrived: (now) => lazy.updates()?.applyEarlyChanges(now) ?? now,
    onError(reason) {
      if (!needsSignIn(reason)) options.onError?.(reason);
    },
    onSettled(part, error) {
      if (error === null) graph.trim();
      return lazy.updates()?.onRequestEnd(part, error);
    },
  });

  async function load(page: FeedRequest): Promise<void> {
    const { part, view = fullState.get().view } = page;
    await requests.load({
      part,
      isRetry: positionLoader.isRetrying(),
      async fetch(signal) {
        plan ??= typeof options.plan === 'function' ? await options.plan() : options.plan;
        const withMuted = options.withMuted();
        const fetching = { ...options, plan, signal, view, withMuted, loadUpdates: lazy.load };
        try {
          return await fetchPage(page, fetching);
        } catch (error) {
          if ((await plan.isNotOffered?.(error)) === true) return null;
          throw error;
        }
      },
      place(answer) {
        if (answer === null) return notOffered;
        if (answer.dropped > 0) log('warn', 'statuses left out', answer.dropped);
        if (part === 'first') loadedViews = new Set();
        loadedViews.add(view);
        const ids = importStatuses(graph, answer.items);
        return (now) => page.place(now.isOffered ? now : { ...now, isOffered: true }, ids, answer);
      },
    });
  }

  function stop(): void {
    lazy.updates()?.stop();
    requests.stop();
  }

  function loadFirst(): Promise<void> {
    return load({
      part: 'first',
      place: (now, ids, answer) => noteFirstPage(placeFirst(now, ids, answer.older)),
    });
  }

  const request = (): SnapshotRequest => ({ view: fullState.get().view, withMuted: options.withMuted() });

  function noteFirstPage(placed: FeedState): FeedState {
    lazy.updates()?.onFirstPage(placed);
    // The stored snapshot may differ from the answer. A new one is stored later.
    if (placed.storedAt !== null) snapshots?.drop('timeline');
    return { ...placed, storedAt: null };
  }

  async function reload(): Promise<void> {
    stop();
    await (fullState.get().opened ? loadFirst() : positionLoader.reload());
  }

  const core: FeedCore = {
    ...options,
    fullState,
    load,
    loadFirst,
    noteFirstPage,
    stop,
    reload,
    applyView,
    isOrdered: () => plan?.order === 'id',
    loadedViews: () => loadedViews,
    serverFilters: () => plan?.serverFilters ?? [],
  };

  const lazy = createLazyUpdates(core, options.importUpdates);
  const { withUpdates } = lazy;
  const positionLoader = createPositionLoader(core, {
    stop,
    noteFirstPage,
    catchUp: () => withUpdates((updates) => updates.catchUp(), undefined),
  });

  return {
    source,
    state,
    stop,
    reload,
    request,
    isOrdered: core.isOrdered,
    retry: positionLoader.retry,
    *ids() {
      const { segments, pending } = fullState.get();
      for (const segment of [...segments, ...pending]) yield* segment;
    },
    pageOf(id) {
      if (!core.isOrdered()) return plan?.seek?.pageOf(id);
      const start = idAfter(id);
      return start === null ? undefined : { max_id: start };
    },
    async open(at, page) {
      const stored = fullState.get().opened || !snapshots ? null : findSnapshot(snapshots, source, at);
      if (stored && (await openSnapshot(stored, { fullState, requests, request, noteFirstPage })))
        return void withUpdates((updates) => updates.catchUp(), undefined);
      const { opened } = fullState.get();
      if (at !== undefined && !positionLoader.reaches(at)) await positionLoader.open({ at, page });
      else if (!opened) await loadFirst();
    },
    async loadOlder() {
      const { older, ended, opened, storedAt } = fullState.get();
      if (!opened) return loadFirst();
      // A stored list is confirmed first: the answer to that replaces the list, and older pages with it.
      if (storedAt !== null) return withUpdates((updates) => updates.catchUp(), undefined);
      if (ended || older === null) return;
      await load({
        part: 'older',
        page: { cursor: older },
        place: (now, ids, answer) => placeOlder(now, ids, answer.older),
      });
    },
    catchUp: (asOf) => withUpdates((updates) => updates.catchUp(asOf), undefined),
    fillGap: (above) => withUpdates((updates) => updates.fillGap(above), false),
    async setView(view) {
      const { opened, loading } = fullState.get();
      if (opened || loading !== null) return withUpdates((updates) => updates.setView(view), false);
      fullState.update((now) => ({ ...now, view }));
      return true;
    },
    showQueue: () => void withUpdates((updates) => updates.showQueue(), undefined),
    receive: (id) => void withUpdates((updates) => updates.receive(id), undefined),
    receiveOwn: (id) => void withUpdates((updates) => updates.receiveOwn(id), undefined),
    remove: (id) => void withUpdates((updates) => updates.remove(id), undefined),
    markStale: () => void withUpdates((updates) => updates.markStale(), undefined),
    removeAll: (shouldRemove) => void withUpdates((updates) => updates.removeAll(shouldRemove), undefined),
  };
}

/** The list on a server that has no such timeline; loaded statuses stay. */
function notOffered(now: FeedState): FeedState {
  return now.segments.length > 0
    ? now
    : { ...placeFirst<StatusId, FeedState>(now, [], null), isOffered: false };
}

/** Whether an error means that only signed-in people may see something; Mastodon sends 422 for that. */
export function needsSignIn(reason: ErrorReason): boolean {
  return reason.kind === 'http' && [401, 403, 422].includes(reason.status);
}
