import { compareIds, newestFirst } from './ids';
import { isKnown, type ListState } from './list-state';

/** Places a page from inside the gap under `above`. The gap closes when the page reaches what is below it. */
export function fillGap<Id extends string, State extends ListState<Id>>(
  state: State,
  above: Id,
  ids: readonly Id[],
): State {
  const at = state.segments.findIndex((segment) => segment.at(-1) === above);
  const upper = state.segments[at];
  const lower = state.segments[at + 1];
  if (upper === undefined || lower === undefined) return state;
  const below = lower[0];
  const fresh = newestFirst(ids).filter((id) => !isKnown(state, id));
  const reached = ids.some((id) => below !== undefined && compareIds(id, below) <= 0);
  const inside = fresh.filter((id) => below === undefined || compareIds(id, below) > 0);
  const closes = reached || inside.length === 0;
  const filled = closes ? [[...upper, ...inside, ...lower]] : [[...upper, ...inside], lower];
  return { ...state, segments: [...state.segments.slice(0, at), ...filled, ...state.segments.slice(at + 2)] };
}

/**
 * Places the page right above a list that was opened in its middle. The gap moves up; it closes where the page reaches
 * the queue or the list ends.
 */
export function fillAbove<Id extends string, State extends ListState<Id>>(
  state: State,
  ids: readonly Id[],
): State {
  const [top = [], ...rest] = state.segments;
  const edge = top[0];
  const lowest = state.pending.at(-1)?.at(-1);
  if (!state.gapAbove || edge === undefined) return state;
  const page = newestFirst(ids).filter((id) => compareIds(id, edge) > 0);
  const isInside = (id: Id): boolean => lowest === undefined || compareIds(id, lowest) < 0;
  const inside = page.filter(isInside);
  const closes = page.length === 0 || inside.length < page.length;
  return { ...state, segments: [[...inside, ...top], ...rest], gapAbove: !closes, pendingJoined: closes };
}

/**
 * The same for lists in the server's order. `ids` are all ids from the top of the list down to those that are shown.
 */
export function fillAboveAsServed<Id extends string, State extends ListState<Id>>(
  state: State,
  ids: readonly Id[],
): State {
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
