import type { FailureReason } from '@linnet/api';
import { compareIds } from './ids';
import type { ListPart } from './list-state';
import { createOvertaken } from './overtaken';

/** Tracks which newer rows a list has to fetch: above which id, and whether a catch-up is waiting. */
export interface Missed<Id> {
  /** Queues a catch-up: a request is under way, or the server asked for a pause. */
  want(loading: ListPart | null): void;
  isWanted(): boolean;
  isPaused(): boolean;
  /** The id above which to fetch; undefined when the list is empty or was until lately. Clears the queued catch-up. */
  take(): Id | undefined;
  /** Called when the first page is placed; nothing newer than its newest was fetched yet. */
  begin(newest: Id | undefined): void;
  /** Called before a row of the viewer's own is added: what others added just before it is still missing. */
  posted(): void;
  /** Called when a stream sent a row: from here on, it sends everything. */
  heard(): void;
  /** Called when a request failed. Calls `again` after the `retryAfter` of a 429. */
  failed(part: ListPart, reason: FailureReason, again: () => Promise<void>): void;
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
  let asked: Id | null | undefined;
  let wanted = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function note(): void {
    const told = overtaken.from();
    if (told === null) since = null;
    else if (since === undefined) since = oldest([beforeOwn, told]) ?? newest();
    beforeOwn = undefined;
    overtaken.restart();
  }

  function endPause(): void {
    clearTimeout(pause);
    pause = undefined;
  }

  return {
    want(loading) {
      // A first page that is loading replaces the list, and with it the newest id.
      if (loading !== 'first') note();
      wanted = true;
    },
    isWanted: () => wanted && pause === undefined,
    isPaused: () => pause !== undefined,
    take() {
      note();
      asked = since;
      since = undefined;
      wanted = false;
      return asked ?? undefined;
    },
    begin(id) {
      since = wanted ? id : undefined;
      beforeOwn = id;
      overtaken.restart();
    },
    posted() {
      beforeOwn ??= newest();
    },
    heard() {
      beforeOwn = undefined;
      overtaken.heard(newest() ?? null);
    },
    failed(part, reason, again) {
      if (part === 'newer') {
        since = asked;
        wanted = false;
      }
      const seconds = reason.kind === 'http' && reason.status === 429 ? (reason.retryAfter ?? 0) : 0;
      if (seconds === 0) return;
      wanted ||= part === 'newer';
      endPause();
      pause = setTimeout(() => {
        pause = undefined;
        if (wanted) void again();
      }, seconds * 1000);
    },
    stop() {
      endPause();
      since = undefined;
      beforeOwn = undefined;
      overtaken.restart();
      wanted = false;
    },
  };
}

function oldest<Id extends string>(ids: readonly (Id | undefined)[]): Id | undefined {
  return ids.filter((id) => id !== undefined).sort(compareIds)[0];
}
