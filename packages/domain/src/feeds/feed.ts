import {
  ApiError,
  type Call,
  type Page,
  type Status,
  type StatusId,
  type TimelineOptions,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Log } from '../environment';
import type { Graph } from '../graph/graph';
import { importStatuses } from '../graph/import';
import { emptyFeed, type FeedPart, type FeedState } from './feed-state';
import {
  fillGap,
  newest,
  placeFirst,
  placeLive,
  placeNewer,
  placeOlder,
  placeOwn,
  reveal,
  withdraw,
} from './place';

/** Statuses asked for at a time. */
const PAGE_SIZE = 20;
/** Catching up asks for more, so that a page the server thinned out is not taken for a complete one. */
const CATCH_UP_SIZE = 40;

/** One list of statuses, kept up to date. All its state is in `state`. */
export interface Feed {
  state: Cell<FeedState>;
  /** Loads the first page unless it is here or on its way. */
  open(): Promise<void>;
  /** Forgets what is there and loads the first page again. */
  reload(): Promise<void>;
  loadOlder(): Promise<void>;
  /** Asks for what came above the newest known; it waits until revealed. */
  catchUp(): Promise<void>;
  fillGap(above: StatusId): Promise<void>;
  reveal(): void;
  /** A status that a stream brought and the graph knows already. */
  receive(id: StatusId): void;
  /** A status that the person has just posted. */
  receiveOwn(id: StatusId): void;
  withdraw(gone: StatusId): void;
  /** Ends what is on its way. */
  stop(): void;
}

export interface FeedOptions {
  page: (options: TimelineOptions) => Call<Page<Status>>;
  graph: Graph;
  send: <T>(call: Call<T>, options?: { signal?: AbortSignal }) => Promise<T>;
  log: Log;
}

export function createFeed({ page, graph, send, log }: FeedOptions): Feed {
  const state = createCell<FeedState>(emptyFeed);
  let running = new AbortController();

  /** One request at a time; its page goes through `place` into the list as it is by then. */
  async function load(
    part: FeedPart,
    options: TimelineOptions,
    place: (now: FeedState, ids: StatusId[], answer: Page<Status>) => FeedState,
  ): Promise<void> {
    if (state.get().loading !== null) return;
    const { signal } = running;
    state.update((now) => ({ ...now, loading: part, failure: null }));
    try {
      const answer = await send(page({ limit: PAGE_SIZE, ...options }), { signal });
      if (signal.aborted) return;
      if (answer.dropped > 0) log('warn', 'statuses that could not be read were left out', answer.dropped);
      const ids = importStatuses(graph, answer.items);
      state.update((now) => ({ ...place(now, ids, answer), loading: null }));
      graph.trim();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (signal.aborted) return;
      state.update((now) => ({ ...now, loading: null, failure: { part, reason: error.reason } }));
    }
  }

  function stop(): void {
    running.abort();
    running = new AbortController();
    state.update((now) => (now.loading === null ? now : { ...now, loading: null }));
  }

  const first = (): Promise<void> =>
    load('first', {}, (now, ids, answer) => placeFirst(now, ids, answer.older));

  return {
    state,
    stop,
    async open() {
      if (!state.get().opened) await first();
    },
    async reload() {
      stop();
      await first();
    },
    async loadOlder() {
      const { older, ended, opened } = state.get();
      if (!opened) return first();
      if (ended || older === null) return;
      await load('older', { cursor: older }, (now, ids, answer) => placeOlder(now, ids, answer.older));
    },
    async catchUp() {
      const since = newest(state.get());
      if (!state.get().opened) return;
      if (since === undefined) return first();
      await load('newer', { sinceId: since, limit: CATCH_UP_SIZE }, placeNewer);
    },
    async fillGap(above) {
      await load('gap', { maxId: above }, (now, ids) => fillGap(now, above, ids));
    },
    reveal: () => state.update(reveal),
    // Before the first page is here nothing can be placed: that page will bring it.
    receive: (id) => state.update((now) => (now.opened ? placeLive(now, id) : now)),
    receiveOwn: (id) => state.update((now) => (now.opened ? placeOwn(now, id) : now)),
    withdraw: (gone) => state.update((now) => withdraw(now, gone)),
  };
}
