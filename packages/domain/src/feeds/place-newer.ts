import type { StatusId } from '@linnet/api';
import { compareIds } from './compare-ids';
import type { FeedState, Segment } from './feed-state';
import { isKnown } from './is-known';
import { newestFirst } from './newest-first';
import { placeLive } from './place-live';

/** This many new statuses at once become a segment of their own. */
const FLUSH_AT = 20;

/**
 * Statuses that a catch-up requests: more than `FLUSH_AT`, so that a page that the server thinned out does not pass for
 * a complete one.
 */
export const CATCH_UP_SIZE = 40;

interface Newer {
  since: StatusId;
  /** Whether everything above `since` is included. */
  isAll: boolean;
}

/** Places everything above a list that was opened in its middle. */
function placeAbove(state: FeedState, fresh: readonly StatusId[]): FeedState {
  const [top = [], ...rest] = state.segments;
  const above = newestFirst([...fresh, ...state.pending.flat()]);
  return {
    ...state,
    segments: [[...above, ...top], ...rest],
    pending: [],
    pendingJoined: true,
    gapAbove: false,
  };
}

/**
 * Places the response to a catch-up for everything above `since`. A long response may end before it reaches `since`: it
 * then stays apart, and what was shown above `since` in the meantime (the viewer's own post) is cut off from what is
 * below.
 */
export function placeNewer(state: FeedState, ids: readonly StatusId[], { since, isAll }: Newer): FeedState {
  const page = newestFirst(ids);
  const fresh = page.filter((id) => !isKnown(state, id));
  const [lowest, bottom] = [fresh.at(-1), page.at(-1)];
  if (state.gapAbove && page.length < FLUSH_AT && since === state.segments[0]?.[0])
    return placeAbove(state, fresh);
  if (lowest === undefined || bottom === undefined) return state;
  // A known lowest status proves nothing where more may be below it: a stream may have sent it after an interruption.
  const reaches = page.length < FLUSH_AT || (isAll && bottom !== lowest);
  return reaches ? fresh.reduce(placeLive, state) : placeApart(state, { page, fresh, bottom }, since);
}

interface Apart {
  page: readonly StatusId[];
  /** The ids of the page that were unknown. */
  fresh: readonly StatusId[];
  /** The lowest id of the page. What lies between it and `since` is unknown. */
  bottom: StatusId;
}

function placeApart(state: FeedState, { page, fresh, bottom }: Apart, since: StatusId): FeedState {
  const isAbove = (id: StatusId): boolean => compareIds(id, since) > 0;
  const segments = cutAt(state.segments, since, page);
  const wasCut = segments.length > state.segments.length;
  const top = segments[0]?.[0];
  const arrived = state.pending.flat().filter(isAbove);
  const below = without(state.pending, isAbove);
  const above = newestFirst([...fresh, ...arrived]).filter(
    (id) => top === undefined || compareIds(id, top) > 0,
  );
  // What a stream sent and is below the page has gaps on both sides.
  const { upper: apart, lower: loose } = split(above, bottom);
  // Joined when nothing is shown yet, or when the page reaches what was cut off above.
  const isJoined = top === undefined || (wasCut && loose.length === 0 && compareIds(bottom, top) < 0);
  return {
    ...state,
    segments,
    pending: [apart, loose, ...below].filter((segment) => segment.length > 0),
    pendingJoined: below.length > 0 ? state.pendingJoined : isJoined,
  };
}

/** Cuts the uppermost segment above `since`. The part above the cut takes in the ids of `page` that lie inside it. */
function cutAt(segments: readonly Segment[], since: StatusId, page: readonly StatusId[]): readonly Segment[] {
  const [top = [], ...rest] = segments;
  const lower = top.filter((id) => compareIds(id, since) <= 0);
  const upper = top.slice(0, top.length - lower.length);
  const [first, last] = [upper[0], upper.at(-1)];
  if (first === undefined || last === undefined || lower.length === 0) return segments;
  const inside = page.filter((id) => compareIds(id, last) > 0 && compareIds(id, first) < 0);
  const parts = split(newestFirst([...upper, ...inside]), page.at(-1) ?? last);
  return [parts.upper, parts.lower, lower, ...rest].filter((segment) => segment.length > 0);
}

/** The ids at or above `bottom`, and those below. */
function split(ids: readonly StatusId[], bottom: StatusId): { upper: Segment; lower: Segment } {
  const isUpper = (id: StatusId): boolean => compareIds(id, bottom) >= 0;
  return { upper: ids.filter(isUpper), lower: ids.filter((id) => !isUpper(id)) };
}

function without(segments: readonly Segment[], isGone: (id: StatusId) => boolean): Segment[] {
  return segments
    .map((segment) => segment.filter((id) => !isGone(id)))
    .filter((segment) => segment.length > 0);
}
