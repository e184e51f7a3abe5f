import { ApiError, type Cursor, type FailureReason, type StatusId } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import { importStatuses } from '../graph/import';
import type { FeedCore, FeedMotion, FeedRequest } from './feed-core';
import type { FeedPlan } from './feed-plan';
import type { FeedSource } from './feed-source';
import { emptyFeed, type FeedPart, type FeedState } from './feed-state';
import type { FeedView } from './feed-view';
import { fetchPage } from './fetch-page';
import { idAfter } from './id-after';
import { isClosed } from './is-closed';
import { createLaterMotion } from './later-motion';
import { createMiddle } from './middle';
import { placeFirst, placeOlder } from './place';

/** One list of statuses, kept up to date. */
export interface Feed {
  source: FeedSource;
  /** What is shown of it. */
  state: Pick<Cell<FeedState>, 'get' | 'subscribe'>;
  /** All that it knows, also what its view leaves out. */
  ids(): Iterable<StatusId>;
  /**
   * Loads the first page unless it is here or on its way. With `at` the page with that status, which somebody was
   * reading: a list that does not hold it is opened there. `page` is what `pageOf` said of it. A place that was not
   * found is searched further down when it is asked for again.
   */
  open(at?: string, page?: Cursor): Promise<void>;
  /** What to ask for, so that the page with this status comes in one request; undefined for the first page. */
  pageOf(id: string): Cursor | undefined;
  /** Forgets what is there and loads the first page again. */
  reload(): Promise<void>;
  /** Each status has its place by its id; not known before the first page. */
  isOrdered(): boolean;
  /** Asks once more for a first page that did not come; why it did not stays known until it has. */
  retry(): Promise<void>;
  loadOlder(): Promise<void>;
  /**
   * Asks for what came above the newest known; it waits until revealed. `asOf`: an answer to what another page
   * asked at this moment or later will do.
   */
  catchUp(asOf?: number): Promise<void>;
  /** Null is the gap above all that is shown. Resolves to whether a page came. */
  fillGap(above: StatusId | null): Promise<boolean>;
  /** Shows more or less of it. What the server left out before is asked for. Resolves to whether it came. */
  setView(view: FeedView): Promise<boolean>;
  reveal(): void;
  /** A status that a stream brought and the graph knows already. */
  receive(id: StatusId): void;
  /** A status that the person has just posted. */
  receiveOwn(id: StatusId): void;
  /** A status that is gone everywhere: it waits no longer; where it is shown, its tombstone stands. */
  withdraw(gone: StatusId): void;
  /** Takes statuses out of the list, shown or not. */
  withdrawAll(isGone: (id: StatusId) => boolean): void;
  /** The server would give more of it by now: it is asked anew when it is looked at next, and stays where it is. */
  outdate(): void;
  /** Ends what is on its way. */
  stop(): void;
}

export interface FeedOptions extends Pick<FeedCore, 'graph' | 'send' | 'log' | 'reader'> {
  source: FeedSource;
  /** At once, or when the code and the facts that it depends on are there. */
  plan: FeedPlan | (() => Promise<FeedPlan>);
  /** What is shown at first. */
  view: FeedView;
  /** Whether the next page is to bring what is muted too. */
  withMuted: () => boolean;
  /** The filters that are known on this device are in force. */
  filtered?: Promise<unknown> | undefined;
  /** Brings the code of what no first page needs. */
  motion: () => Promise<(core: FeedCore) => FeedMotion>;
  /** Told why a page that somebody waits for did not come, unless its screen offers the login. */
  onFailure?: ((reason: FailureReason) => void) | undefined;
}

export function createFeed(options: FeedOptions): Feed {
  const { source, graph, log } = options;
  const whole = createCell<FeedState>({ ...emptyFeed, view: options.view });
  const state = createCell<FeedState>(whole.get());
  let plan = typeof options.plan === 'function' ? null : options.plan;
  let running = new AbortController();
  let asked = new Set<FeedView>();

  const show = (): void => state.set(later.motion()?.sift(whole.get()) ?? whole.get());
  whole.subscribe(show);

  async function load(request: FeedRequest): Promise<void> {
    const { failure: before, loading } = whole.get();
    if (loading !== null) return;
    const { part } = request;
    const { signal } = running;
    const isRetrying = middle.isRetrying();
    const kept = isRetrying ? before : keptFailure(part, before);
    whole.update((now) => ({ ...now, loading: part, failure: kept }));
    const failure = await ask(signal, request);
    if (signal.aborted) return;
    if (failure !== null) {
      const told = (isRetrying ? null : kept) ?? { part, reason: failure };
      whole.update((now) => ({ ...placeEarly(now), loading: null, failure: told }));
      const isKnown = part === 'newer' || (isRetrying && before?.part === part);
      if (!isKnown && !isClosed(failure)) options.onFailure?.(failure);
    }
    await later.motion()?.settled(part, failure);
  }

  /** Resolves to why no page came; null when it is placed. */
  async function ask(signal: AbortSignal, request: FeedRequest): Promise<FailureReason | null> {
    const { part, place, view = whole.get().view } = request;
    const { send, filtered, withMuted } = options;
    const asking = { send, filtered, signal, view, withMuted: withMuted(), bring: later.bring };
    try {
      plan ??= typeof options.plan === 'function' ? await options.plan() : options.plan;
      const answer = await fetchPage(request, { ...asking, plan });
      if (signal.aborted) return null;
      if (answer.dropped > 0) log('warn', 'statuses left out', answer.dropped);
      if (part === 'first') asked = new Set();
      asked.add(view);
      const ids = importStatuses(graph, answer.items);
      whole.update((now) => ({ ...placeEarly(place(now, ids, answer)), loading: null }));
      graph.trim();
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.reason;
    }
  }

  const placeEarly = (now: FeedState): FeedState => later.motion()?.placeEarly(now) ?? now;

  function stop(): void {
    running.abort();
    running = new AbortController();
    later.motion()?.stop();
    whole.update((now) => (now.loading === null ? now : { ...now, loading: null }));
  }

  function first(): Promise<void> {
    return load({
      part: 'first',
      place: (now, ids, answer) => begun(placeFirst(now, ids, answer.older)),
    });
  }

  function begun(placed: FeedState): FeedState {
    later.motion()?.begin(placed);
    return placed;
  }

  async function reload(): Promise<void> {
    stop();
    await (whole.get().opened ? first() : middle.again());
  }

  const core: FeedCore = {
    ...options,
    whole,
    load,
    first,
    reload,
    show,
    isOrdered: () => plan?.order === 'id',
    asked: () => asked,
    sent: () => plan?.sent ?? [],
  };

  const later = createLaterMotion(core, options.motion);
  const { move } = later;
  const middle = createMiddle(core, {
    stop,
    begun,
    catchUp: () => move((moving) => moving.catchUp(), undefined),
  });

  return {
    source,
    state,
    stop,
    reload,
    isOrdered: core.isOrdered,
    retry: middle.retry,
    *ids() {
      const { segments, pending } = whole.get();
      for (const segment of [...segments, ...pending]) yield* segment;
    },
    pageOf(id) {
      if (!core.isOrdered()) return plan?.seek?.pageOf(id);
      const start = idAfter(id);
      return start === null ? undefined : { max_id: start };
    },
    async open(at, page) {
      const { opened } = whole.get();
      if (at !== undefined && !middle.reaches(at)) await middle.open({ at, page });
      else if (!opened) await first();
    },
    async loadOlder() {
      const { older, ended, opened } = whole.get();
      if (!opened) return first();
      if (ended || older === null) return;
      await load({
        part: 'older',
        wish: { cursor: older },
        place: (now, ids, answer) => placeOlder(now, ids, answer.older),
      });
    },
    catchUp: (asOf) => move((moving) => moving.catchUp(asOf), undefined),
    fillGap: (above) => move((moving) => moving.fillGap(above), false),
    async setView(view) {
      const { opened, loading } = whole.get();
      if (opened || loading !== null) return move((moving) => moving.setView(view), false);
      whole.update((now) => ({ ...now, view }));
      return true;
    },
    reveal: () => void move((moving) => moving.reveal(), undefined),
    receive: (id) => void move((moving) => moving.receive(id), undefined),
    receiveOwn: (id) => void move((moving) => moving.receiveOwn(id), undefined),
    withdraw: (gone) => void move((moving) => moving.withdraw(gone), undefined),
    outdate: () => void move((moving) => moving.outdate(), undefined),
    withdrawAll: (isGone) => void move((moving) => moving.withdrawAll(isGone), undefined),
  };
}

/** Looking for what is new leaves standing that older ones did not come: that is for the person to try again. */
function keptFailure(part: FeedPart, before: FeedState['failure']): FeedState['failure'] {
  return part === 'newer' && before?.part !== part ? before : null;
}
