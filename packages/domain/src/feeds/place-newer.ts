import type { StatusId } from '@linnet/api';
import { compareIds } from './compare-ids';
import type { FeedState, Segment } from './feed-state';
import { isKnown } from './is-known';
import { newestFirst } from './newest-first';
import { placeLive } from './place-live';

/** So many new ones at once become a segment of their own. */
const FLUSH_AT = 20;

/**
 * A page asked for with everything above `since`. A long one may end before it reaches `since`: it then stays
 * apart, and what was shown above `since` in the meantime (an own post) is cut off from what lies below.
 */
export function placeNewer(state: FeedState, ids: readonly StatusId[], since: StatusId): FeedState {
  const page = newestFirst(ids);
  const fresh = page.filter((id) => !isKnown(state, id));
  const lowest = fresh.at(-1);
  if (lowest === undefined) return state;
  const reaches = page.length < FLUSH_AT || page.at(-1) !== lowest;
  return reaches ? fresh.reduce(placeLive, state) : placeApart(state, fresh, since);
}

function placeApart(state: FeedState, fresh: readonly StatusId[], since: StatusId): FeedState {
  const isAbove = (id: StatusId): boolean => compareIds(id, since) > 0;
  const segments = cutAt(state.segments, since, fresh);
  const wasCut = segments.length > state.segments.length;
  const top = segments[0]?.[0];
  const arrived = state.pending.flat().filter(isAbove);
  const below = state.pending
    .map((segment) => segment.filter((id) => !isAbove(id)))
    .filter((segment) => segment.length > 0);
  const apart = newestFirst([...fresh, ...arrived]).filter(
    (id) => top === undefined || compareIds(id, top) > 0,
  );
  // Nothing is shown yet: there is nothing to be apart from. Or the page reaches what was cut off above.
  const isJoined = top === undefined || (wasCut && apart.length < fresh.length + arrived.length);
  return {
    ...state,
    segments,
    pending: apart.length > 0 ? [apart, ...below] : below,
    pendingJoined: below.length > 0 ? state.pendingJoined : isJoined,
  };
}

/** Cuts the uppermost segment above `since`. Of a page from there, its upper part takes what lies inside it. */
function cutAt(segments: readonly Segment[], since: StatusId, page: readonly StatusId[]): readonly Segment[] {
  const [top = [], ...rest] = segments;
  const lower = top.filter((id) => compareIds(id, since) <= 0);
  const upper = top.slice(0, top.length - lower.length);
  const [first, last] = [upper[0], upper.at(-1)];
  if (first === undefined || last === undefined || lower.length === 0) return segments;
  const inside = page.filter((id) => compareIds(id, last) > 0 && compareIds(id, first) < 0);
  return [newestFirst([...upper, ...inside]), lower, ...rest];
}
