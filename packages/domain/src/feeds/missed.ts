import type { FailureReason, StatusId } from '@linnet/api';
import { createOvertaken } from '../live/overtaken';
import { compareIds } from './compare-ids';
import type { FeedPart } from './feed-state';

/** What a feed was not told and has to ask for: from where on, and whether somebody waits for it. */
export interface Missed {
  /** Catching up has to wait: for the request under way, or because the server asked for a pause. */
  want(loading: FeedPart | null): void;
  isWanted(): boolean;
  isPaused(): boolean;
  /** The id above which to ask; undefined when the list is empty, or was so lately. It counts as asked for. */
  take(): StatusId | undefined;
  /** A first page is here: above its newest nothing has been asked for. */
  begin(newest: StatusId | undefined): void;
  /** The person posts. What others posted just before lies below that and is still to be asked for. */
  posted(): void;
  /** A stream told of something: it tells of everything. */
  heard(): void;
  /** No page came. Calls `again` once the server wants to be asked again, if it says when. */
  failed(part: FeedPart, reason: FailureReason, again: () => Promise<void>): void;
  forget(): void;
}

/** `newest` gives the newest id of the list. */
export function createMissed(newest: () => StatusId | undefined): Missed {
  /** Above this everything may be missing, until an answer has come. Null: nothing was there below it. */
  let since: StatusId | null | undefined;
  /** The newest before an own post. */
  let beforeOwn: StatusId | undefined;
  const overtaken = createOvertaken<StatusId | null>();
  /** What the request under way asks for. */
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
      // A first page on its way replaces the list: its own newest counts.
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
