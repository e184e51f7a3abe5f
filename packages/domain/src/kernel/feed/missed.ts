import type { ErrorReason } from '@linnet/api';
import { compareIds } from './ids';
import type { ListPart } from './list-state';

/** Tracks which newer rows a list has to fetch: above which id, and whether a catch-up is waiting. */
export interface Missed<Id> {
  /** Queues a catch-up: a request is under way, or the server asked for a pause. */
  queue(loading: ListPart | null): void;
  isQueued(): boolean;
  isPaused(): boolean;
  /** Starts the queued catch-up: returns the id above which to fetch, or undefined to fetch the newest page. */
  start(): Id | undefined;
  /** Called when the first page is placed; nothing newer than its newest was fetched yet. */
  begin(newest: Id | undefined): void;
  /** Called before a row of the viewer's own is added: what others added just before it is still missing. */
  posted(): void;
  /** Called when a stream sent a row: from here on, it sends everything. */
  received(): void;
  /** Called when a request failed. Calls `again` after the `retryAfter` of a 429. */
  failed(part: ListPart, reason: ErrorReason, again: () => Promise<void>): void;
  /** The list is no longer kept up to date. */
  stop(): void;
}

/** `newest` returns the newest id of the list. */
export function createMissed<Id extends string>(newest: () => Id | undefined): Missed<Id> {
  /** The id above which statuses may be missing until a response arrives. Null: the list was empty. */
  let since: Id | null | undefined;
  /** The newest id before a row of the viewer's own. */
  let beforeOwn: Id | undefined;
  const overtaken = createOvertaken<Id | null>();
  /** The `since` of the request under way. */
  let pending: Id | null | undefined;
  let isWaiting = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function note(): void {
    const above = overtaken.from();
    if (above === null) since = null;
    else if (since === undefined) since = oldest([beforeOwn, above]) ?? newest();
    beforeOwn = undefined;
    overtaken.restart();
  }

  function endPause(): void {
    clearTimeout(pause);
    pause = undefined;
  }

  return {
    queue(loading) {
      // A first page that is loading replaces the list, and with it the newest id.
      if (loading !== 'first') note();
      isWaiting = true;
    },
    isQueued: () => isWaiting && pause === undefined,
    isPaused: () => pause !== undefined,
    start() {
      note();
      pending = since;
      since = undefined;
      isWaiting = false;
      return pending ?? undefined;
    },
    begin(id) {
      since = isWaiting ? id : undefined;
      beforeOwn = id;
      overtaken.restart();
    },
    posted() {
      beforeOwn ??= newest();
    },
    received() {
      beforeOwn = undefined;
      overtaken.received(newest() ?? null);
    },
    failed(part, reason, again) {
      if (part === 'newer') {
        since = pending;
        isWaiting = false;
      }
      const seconds = reason.kind === 'http' && reason.status === 429 ? (reason.retryAfter ?? 0) : 0;
      if (seconds === 0) return;
      isWaiting ||= part === 'newer';
      endPause();
      pause = setTimeout(() => {
        pause = undefined;
        if (isWaiting) void again();
      }, seconds * 1000);
    },
    stop() {
      endPause();
      since = undefined;
      beforeOwn = undefined;
      overtaken.restart();
      isWaiting = false;
    },
  };
}

function oldest<Id extends string>(ids: readonly (Id | undefined)[]): Id | undefined {
  return ids.filter((id) => id !== undefined).sort(compareIds)[0];
}

/** The range of a list of rows in which nothing is missing. */
interface SureRange<Id> {
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

export function createSureRange<Id extends string>(): SureRange<Id> {
  let newest: Id | null = null;
  const overtaken = createOvertaken<Id | null>();

  const isAbove = (id: Id, other: Id | null): boolean => other === null || compareIds(id, other) > 0;

  function reach(id: Id): void {
    if (isAbove(id, newest)) newest = id;
  }

  return {
    isAbove: (id) => isAbove(id, newest),
    received(id) {
      overtaken.received(newest);
      reach(id);
    },
    answered(id) {
      overtaken.restart();
      if (id !== undefined) reach(id);
    },
    begin(id) {
      overtaken.restart();
      newest = id;
    },
    overlapCheck() {
      const from = overtaken.from() ?? newest;
      return (page) => page.some(({ id }) => !isAbove(id, from));
    },
  };
}

/** Milliseconds by which an event may be late behind a newer one. */
const OVERTAKEN = 10_000;
/** Milliseconds within which several events count as one moment. */
const CLOSE = 500;

/**
 * Remembers what was newest before the latest events of a stream: an older event may still be on its way then, and is
 * lost when the stream breaks.
 */
interface Overtaken<Id> {
  /** Called with an event; `before` was the newest until then. */
  received(before: Id): void;
  /** The id above which something may be missing; undefined without recent events. */
  from(): Id | undefined;
  /** Everything up to now is being fetched. */
  restart(): void;
}

function createOvertaken<Id>(): Overtaken<Id> {
  let lately: { before: Id; at: number }[] = [];
  return {
    received(before) {
      const at = Date.now();
      const last = lately.at(-1);
      if (last !== undefined && at - last.at < CLOSE) return;
      // Relative to the event before, not to this one: after a sleep a single late event may arrive without the others.
      const since = last === undefined ? at : last.at;
      lately = [...lately.filter((event) => since - event.at < OVERTAKEN), { before, at }];
    },
    from: () => lately[0]?.before,
    restart: () => void (lately = []),
  };
}
