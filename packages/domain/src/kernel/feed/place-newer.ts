import { compareIds, newestFirst } from './ids';
import { isKnown, segmentsWithout, type ListState, type Segment } from './list-state';
import { enqueue } from './queue';

/** From this many new rows in one response on, the response becomes a segment of its own. */
const MIN_APART = 20;

/**
 * The page size of a catch-up: more than `MIN_APART`, so that a page from which the server has left out rows is not
 * taken for a complete one.
 */
export const CATCH_UP_SIZE = 40;

interface Newer<Id> {
  since: Id;
  /** Whether everything above `since` is included. */
  isAll: boolean;
}

/** Places everything above a list that was opened in its middle. */
function placeAbove<Id extends string, State extends ListState<Id>>(
  state: State,
  fresh: readonly Id[],
): State {
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
export function placeNewer<Id extends string, State extends ListState<Id>>(
  state: State,
  ids: readonly Id[],
  { since, isAll }: Newer<Id>,
): State {
  const page = newestFirst(ids);
  const fresh = page.filter((id) => !isKnown(state, id));
  const [lowest, bottom] = [fresh.at(-1), page.at(-1)];
  if (state.gapAbove && page.length < MIN_APART && since === state.segments[0]?.[0])
    return placeAbove(state, fresh);
  if (lowest === undefined || bottom === undefined) return state;
  // A known lowest status proves nothing where more may be below it: a stream may have sent it after an interruption.
  const reaches = page.length < MIN_APART || (isAll && bottom !== lowest);
  return reaches ? fresh.reduce(enqueue, state) : placeApart(state, { page, fresh, bottom }, since);
}

interface Apart<Id> {
  page: readonly Id[];
  /** The ids of the page that were unknown. */
  fresh: readonly Id[];
  /** The lowest id of the page. What lies between it and `since` is unknown. */
  bottom: Id;
}

function placeApart<Id extends string, State extends ListState<Id>>(
  state: State,
  { page, fresh, bottom }: Apart<Id>,
  since: Id,
): State {
  const isAbove = (id: Id): boolean => compareIds(id, since) > 0;
  const segments = cutAt(state.segments, since, page);
  const wasCut = segments.length > state.segments.length;
  const top = segments[0]?.[0];
  const arrived = state.pending.flat().filter(isAbove);
  const below = segmentsWithout<Id>(state.pending, isAbove);
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

/** Cuts the first segment above `since`. Ids of `page` that belong inside the part above the cut are added to it. */
function cutAt<Id extends string>(
  segments: readonly Segment<Id>[],
  since: Id,
  page: readonly Id[],
): readonly Segment<Id>[] {
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
function split<Id extends string>(
  ids: readonly Id[],
  bottom: Id,
): { upper: Segment<Id>; lower: Segment<Id> } {
  const isUpper = (id: Id): boolean => compareIds(id, bottom) >= 0;
  return { upper: ids.filter(isUpper), lower: ids.filter((id) => !isUpper(id)) };
}
