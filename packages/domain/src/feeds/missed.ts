import type { FailureReason, StatusId } from '@linnet/api';
import { createOvertaken } from '../live/overtaken';
import { compareIds } from './compare-ids';
import type { FeedPart } from './feed-state';

/** Tracks which newer statuses a feed has to fetch: above which id, and whether a catch-up is waiting. */
export interface Missed {
  /** Queues a catch-up: a request is under way, or the server asked for a pause. */
  want(loading: FeedPart | null): void;
  isWanted(): boolean;
  isPaused(): boolean;
  /** The id above which to fetch; undefined when the list is empty or was until lately. Clears the queued catch-up. */
  take(): StatusId | undefined;
  /** Called when the first page is placed; nothing newer than its newest was fetched yet. */
  begin(newest: StatusId | undefined): void;
  /** Called before the viewer's own post is added: what others posted just before it is still missing. */
  posted(): void;
  /** Called when a stream sent a status: from here on, it sends everything. */
  heard(): void;
  /** Called when a request failed. Calls `again` after the `retryAfter` of a 429. */
  failed(part: FeedPart, reason: FailureReason, again: () => Promise<void>): void;
  forget(): void;
}

/** `newest` returns the newest id of the list. */
export function createMissed(newest: () => StatusId | undefined): Missed {
  /** The id above which statuses may be missing until a response arrives. Null: the list was empty. */
  let since: StatusId | null | undefined;
  /** The newest id before the viewer's own post. */
  let beforeOwn: StatusId | undefined;
  const overtaken = createOvertaken<StatusId | null>();
  /** The `since` of the request under way. */
  let asked: StatusId | null | undefined;
  let wanted = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function note(): void {
    const told = overtaken.from();
    if (told === null) since = null;
    else if (since === undefined) since = oldest([beforeOwn, told]) ?? newest();
    beforeOwn = undefined;
    overtaken.clear();
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
      overtaken.clear();
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
    forget() {
      endPause();
      since = undefined;
      beforeOwn = undefined;
      overtaken.clear();
      wanted = false;
    },
  };
}

function oldest(ids: readonly (StatusId | undefined)[]): StatusId | undefined {
  return ids.filter((id) => id !== undefined).sort(compareIds)[0];
}
