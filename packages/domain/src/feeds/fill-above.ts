import type { StatusId } from '@linnet/api';
import { compareIds } from './compare-ids';
import type { FeedState } from './feed-state';
import { isKnown } from './is-known';
import { newestFirst } from './newest-first';

/**
 * The page right above the middle in which the list was opened. The gap moves up, and closes where the page reaches
 * what waits above or the list ends.
 */
export function fillAbove(state: FeedState, ids: readonly StatusId[]): FeedState {
  const [top = [], ...rest] = state.segments;
  const edge = top[0];
  const lowest = state.pending.at(-1)?.at(-1);
  if (!state.gapAbove || edge === undefined) return state;
  const page = newestFirst(ids).filter((id) => compareIds(id, edge) > 0);
  const isInside = (id: StatusId): boolean => lowest === undefined || compareIds(id, lowest) < 0;
  const inside = page.filter(isInside);
  const closes = page.length === 0 || inside.length < page.length;
  return { ...state, segments: [[...inside, ...top], ...rest], gapAbove: !closes, pendingJoined: closes };
}

/** The same where only the server knows the order: the page stands as it came. */
export function fillAboveAsServed(state: FeedState, ids: readonly StatusId[]): FeedState {
  const [top = [], ...rest] = state.segments;
  if (!state.gapAbove) return state;
  const fresh = [...new Set(ids)].filter((id) => !isKnown(state, id));
  const meets = state.pending.flat().some((id) => ids.includes(id));
  const closes = meets || fresh.length === 0;
  return { ...state, segments: [[...fresh, ...top], ...rest], gapAbove: !closes, pendingJoined: closes };
}
