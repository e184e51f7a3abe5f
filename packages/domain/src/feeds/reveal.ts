import type { FeedState, Segment } from './feed-state';
import { newestFirst } from './newest-first';

/** The number of statuses that stay after revealing. */
const REVEALED = 50;

/**
 * Shows the queue, and of the whole list only the newest {@link REVEALED}. A feed in the server's order is not cut:
 * only its cursor leads to what would be lost.
 */
export function reveal(state: FeedState, isOrdered = true): FeedState {
  if (state.pending.length === 0) return state;
  const lowest = state.pending.at(-1) ?? [];
  const [top, ...rest] = state.segments;
  const joined = state.pendingJoined && top !== undefined;
  const joint = isOrdered ? newestFirst([...lowest, ...(top ?? [])]) : [...lowest, ...(top ?? [])];
  const segments: Segment[] = joined
    ? [...state.pending.slice(0, -1), joint, ...rest]
    : [...state.pending, ...state.segments];
  const revealed = { ...state, segments, pending: [], pendingJoined: true, gapAbove: false };
  return isOrdered ? cut(revealed) : revealed;
}

function cut(state: FeedState): FeedState {
  const total = state.segments.reduce((sum, segment) => sum + segment.length, 0);
  if (total <= REVEALED) return state;
  const kept: Segment[] = [];
  let room = REVEALED;
  for (const segment of state.segments) {
    if (room <= 0) break;
    kept.push(segment.slice(0, room));
    room -= segment.length;
  }
  const last = kept.at(-1)?.at(-1);
  return { ...state, segments: kept, older: last === undefined ? null : { max_id: last }, ended: false };
}
