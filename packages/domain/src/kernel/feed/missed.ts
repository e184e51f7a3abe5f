import type { ErrorReason } from '@linnet/api';
import { compareIds } from './ids';
import type { ListPart } from './list-state';

/** Tracks which newer rows a list has to fetch: above which id, and whether a catch-up is waiting. */
export interface MissedRange<Id> {
  /** Queues a catch-up: a request is under way, or the server asked for a pause. */
  queue(loading: ListPart | null): void;
  isQueued(): boolean;
  isPaused(): boolean;
  /** Starts the queued catch-up: returns the id above which to fetch, or undefined to fetch the newest page. */
  start(): Id | undefined;
  /** Called when the first page is placed; nothing newer than its newest was fetched yet. */
  onFirstPage(newest: Id | undefined): void;
  /** Called before a row of the viewer's own is added: what others added just before it is still missing. */
  beforeOwnRow(): void;
  /** Called when a stream sent a row: from here on, it sends everything. */
  received(): void;
  /** Called when a request failed. Calls `again` after the `retryAfter` of a 429. */
  failed(part: ListPart, reason: ErrorReason, again: () => Promise<void>): void;
  /** The list is no longer kept up to date. */
  stop(): void;
}

/** `newest` returns the newest id of the list. */
export function createMissedRange<Id extends string>(newest: () => Id | undefined): MissedRange<Id> {
  /** The id above which statuses may be missing until a response arrives. Null: the list was empty. */
  let since: Id | null | undefined;
  /** The newest id before a row of the viewer's own. */
  let beforeOwn: Id | undefined;
  const recentEvents = createRecentEvents<Id | null>();
  /** The `since` of the request under way. */
  let sentSince: Id | null | undefined;
  let isCatchUpQueued = false;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;

  function updateSince(): void {
    const above = recentEvents.from();
    if (above === null) since = null;
    else if (since === undefined) since = oldest([beforeOwn, above]) ?? newest();
    beforeOwn = undefined;
    recentEvents.restart();
  }

  function endPause(): void {
    clearTimeout(pauseTimer);
    pauseTimer = undefined;
  }

  return {
    queue(loading) {
      // A first page that is loading replaces the list, and with it the newest id.
      if (loading !== 'first') updateSince();
      isCatchUpQueued = true;
    },
    isQueued: () => isCatchUpQueued && pauseTimer === undefined,
    isPaused: () => pauseTimer !== undefined,
    start() {
      updateSince();
      sentSince = since;
      since = undefined;
      isCatchUpQueued = false;
      return sentSince ?? undefined;
    },
    onFirstPage(id) {
      since = isCatchUpQueued ? id : undefined;
      beforeOwn = id;
      recentEvents.restart();
    },
    beforeOwnRow() {
      beforeOwn ??= newest();
    },
    received() {
      beforeOwn = undefined;
      recentEvents.received(newest() ?? null);
    },
    failed(part, reason, again) {
      if (part === 'newer') {
        since = sentSince;
        isCatchUpQueued = false;
      }
      const seconds = reason.kind === 'http' && reason.status === 429 ? (reason.retryAfter ?? 0) : 0;
      if (seconds === 0) return;
      isCatchUpQueued ||= part === 'newer';
      endPause();
      pauseTimer = setTimeout(() => {
        pauseTimer = undefined;
        if (isCatchUpQueued) void again();
      }, seconds * 1000);
    },
    stop() {
      endPause();
      since = undefined;
      beforeOwn = undefined;
      recentEvents.restart();
      isCatchUpQueued = false;
    },
  };
}

function oldest<Id extends string>(ids: readonly (Id | undefined)[]): Id | undefined {
  return ids.filter((id) => id !== undefined).sort(compareIds)[0];
}

/** Whether an id is newer than what was reached; every id is where nothing was. */
export function isAbove(id: string, reached: string | null): boolean {
  return reached === null || compareIds(id, reached) > 0;
}

/** The range of a list of rows in which nothing is missing. */
interface CompleteRange<Id> {
  /** Whether it is newer than the whole range. */
  isAbove(id: Id): boolean;
  /** Extends the range by a row of a stream without a break. */
  received(id: Id): void;
  /** Extends the range by an answer that leaves no gap; `id` is its newest. */
  answered(id: Id | undefined): void;
  /** Begins a new range with this one. */
  begin(id: Id | null): void;
  /**
   * The returned function says whether a page reaches down to the range. Late events of the stream may be missing at
   * its top, so the page has to overlap with it.
   */
  overlapCheck(): (page: readonly { id: Id }[]) => boolean;
}

export function createCompleteRange<Id extends string>(): CompleteRange<Id> {
  let newest: Id | null = null;
  const recentEvents = createRecentEvents<Id | null>();

  function reach(id: Id): void {
    if (isAbove(id, newest)) newest = id;
  }

  return {
    isAbove: (id) => isAbove(id, newest),
    received(id) {
      recentEvents.received(newest);
      reach(id);
    },
    answered(id) {
      recentEvents.restart();
      if (id !== undefined) reach(id);
    },
    begin(id) {
      recentEvents.restart();
      newest = id;
    },
    overlapCheck() {
      const from = recentEvents.from() ?? newest;
      return (page) => page.some(({ id }) => !isAbove(id, from));
    },
  };
}

/** Milliseconds by which an event may be late behind a newer one. */
const MAX_DELAY_MS = 10_000;
/** Milliseconds within which several events count as one moment. */
const SAME_MOMENT_MS = 500;

/**
 * Remembers what was newest before the latest events of a stream: an older event may still be on its way then, and is
 * lost when the stream breaks.
 */
interface RecentEvents<Id> {
  /** Called with an event; `before` was the newest until then. */
  received(before: Id): void;
  /** The id above which something may be missing; undefined without recent events. */
  from(): Id | undefined;
  /** Everything up to now is being fetched. */
  restart(): void;
}

function createRecentEvents<Id>(): RecentEvents<Id> {
  let recent: { before: Id; at: number }[] = [];
  return {
    received(before) {
      const at = Date.now();
      const last = recent.at(-1);
      if (last !== undefined && at - last.at < SAME_MOMENT_MS) return;
      // Relative to the event before, not to this one: after a sleep a single late event may arrive without the others.
      const since = last === undefined ? at : last.at;
      recent = [...recent.filter((event) => since - event.at < MAX_DELAY_MS), { before, at }];
    },
    from: () => recent[0]?.before,
    restart: () => void (recent = []),
  };
}
