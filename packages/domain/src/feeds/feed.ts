import {
  ApiError,
  type Call,
  type FailureReason,
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
import { isClosed } from './is-closed';
import { createMissed } from './missed';
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
  /** Resolves to whether a page came. */
  fillGap(above: StatusId): Promise<boolean>;
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
  /** Told why a page did not come, unless its screen offers the login; of one trouble while catching up once. */
  onFailure?: (reason: FailureReason) => void;
}

interface Request {
  part: FeedPart;
  options?: TimelineOptions;
  place: (now: FeedState, ids: StatusId[], answer: Page<Status>) => FeedState;
}

export function createFeed({ page, graph, send, log, onFailure }: FeedOptions): Feed {
  const state = createCell<FeedState>(emptyFeed);
  const missed = createMissed(() => newest(state.get()));
  let running = new AbortController();
  /** What came while the first page was on its way: it is placed on top of that page. */
  let early: ((now: FeedState) => FeedState)[] = [];

  /** One request at a time; its page goes through `place` into the list as it is by then. */
  async function load(request: Request): Promise<void> {
    if (state.get().loading !== null) return;
    const { part } = request;
    const { signal } = running;
    const wasMissing = part === 'newer' && state.get().failure?.part === part;
    state.update((now) => ({ ...now, loading: part, failure: null }));
    const failure = await ask(signal, request);
    if (signal.aborted) return;
    if (failure !== null) {
      state.update((now) => ({ ...placeEarly(now), loading: null, failure: { part, reason: failure } }));
      missed.failed(part, failure, catchUp);
      if (!wasMissing && !isClosed(failure)) onFailure?.(failure);
    }
    if (missed.isWanted() && state.get().opened) await catchUp();
  }

  /** Resolves to why no page came; null when it is placed. */
  async function ask(signal: AbortSignal, { options, place }: Request): Promise<FailureReason | null> {
    try {
      const answer = await send(page({ limit: PAGE_SIZE, ...options }), { signal });
      if (signal.aborted) return null;
      if (answer.dropped > 0) log('warn', 'statuses that could not be read were left out', answer.dropped);
      const ids = importStatuses(graph, answer.items);
      state.update((now) => ({ ...placeEarly(place(now, ids, answer)), loading: null }));
      graph.trim();
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.reason;
    }
  }

  function placeEarly(now: FeedState): FeedState {
    const changes = early;
    early = [];
    return now.opened ? changes.reduce((list, change) => change(list), now) : now;
  }

  /** Places what came by itself: at once, on the first page that is on its way, or on none. */
  function place(change: (now: FeedState) => FeedState): void {
    const { opened, loading } = state.get();
    if (loading === 'first') early.push(change);
    else if (opened) state.update(change);
  }

  function stop(): void {
    running.abort();
    running = new AbortController();
    early = [];
    missed.forget();
    state.update((now) => (now.loading === null ? now : { ...now, loading: null }));
  }

  function first(): Promise<void> {
    return load({
      part: 'first',
      place: (now, ids, answer) => {
        const placed = placeFirst(now, ids, answer.older);
        missed.begin(newest(placed));
        return placed;
      },
    });
  }

  /** Resolves at the next change of the state. */
  function changed(): Promise<void> {
    return new Promise((resolve) => {
      const end = state.subscribe(() => {
        end();
        resolve();
      });
    });
  }

  async function catchUp(): Promise<void> {
    const { opened, loading } = state.get();
    if (!opened && loading === null) return;
    if (loading !== null || missed.isPaused()) return missed.want(loading);
    const since = missed.take();
    if (since === undefined) return first();
    await load({
      part: 'newer',
      options: { sinceId: since, limit: CATCH_UP_SIZE },
      place: (now, ids) => placeNewer(now, ids, since),
    });
  }

  return {
    state,
    stop,
    catchUp,
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
      await load({
        part: 'older',
        options: { cursor: older },
        place: (now, ids, answer) => placeOlder(now, ids, answer.older),
      });
    },
    async fillGap(above) {
      // Scrolling towards a gap may have asked for older ones; what the person asked for is done after that.
      while (state.get().loading !== null) await changed();
      await load({
        part: 'gap',
        options: { maxId: above },
        place: (now, ids) => fillGap(now, above, ids),
      });
      return state.get().failure?.part !== 'gap';
    },
    reveal: () => state.update(reveal),
    receive(id) {
      missed.heard();
      place((now) => placeLive(now, id));
    },
    receiveOwn(id) {
      missed.posted();
      place((now) => placeOwn(now, id));
    },
    withdraw: (gone) => state.update((now) => withdraw(now, gone)),
  };
}
