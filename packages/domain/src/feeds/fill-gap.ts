import type { StatusId } from '@linnet/api';
import { compareIds } from './compare-ids';
import type { FeedState } from './feed-state';
import { isKnown } from './is-known';
import { newestFirst } from './newest-first';

/** A page from inside the gap under `above`. The gap closes when the page reaches what lies below. */
export function fillGap(state: FeedState, above: StatusId, ids: readonly StatusId[]): FeedState {
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
