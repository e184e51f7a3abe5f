import type { StatusId } from '@linnet/api';
import { compareIds } from './compare-ids';
import type { FeedState } from './feed-state';
import { newestFirst } from './newest-first';

/**
 * Places the page right above a list that was opened in its middle. The gap moves up; it closes where the page reaches
 * the queue or the list ends.
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

/** The same for feeds in the server's order; `ids` are all from the top down to what is shown. */
export function fillAboveAsServed(state: FeedState, ids: readonly StatusId[]): FeedState {
  const [top = [], ...rest] = state.segments;
  const edge = ids.findIndex((id) => top.includes(id));
  if (!state.gapAbove || edge < 0) return state;
  const above = [...new Set(ids.slice(0, edge))];
  return {
    ...state,
    segments: [[...above, ...top], ...rest],
    pending: [],
    pendingJoined: true,
    gapAbove: false,
  };
}
