import type { StatusId } from '@linnet/api';
import type { FeedState, Segment } from './feed-state';

/** Removes a status from the queue; a shown one stays, as a tombstone. */
export function withdraw(state: FeedState, gone: StatusId): FeedState {
  if (!state.pending.some((segment) => segment.includes(gone))) return state;
  return { ...state, ...pendingWithout(state, (id) => id === gone) };
}

/** Removes statuses from the list and the queue. */
export function withdrawAll(state: FeedState, isGone: (id: StatusId) => boolean): FeedState {
  if (![...state.segments, ...state.pending].flat().some(isGone)) return state;
  return { ...state, segments: without(state.segments, isGone), ...pendingWithout(state, isGone) };
}

/**
 * The queue without the removed ids. When the segment that was joined to the list is gone, a gap lies below the others.
 */
function pendingWithout(
  { pending, pendingJoined, gapAbove }: FeedState,
  isGone: (id: StatusId) => boolean,
): Pick<FeedState, 'pending' | 'pendingJoined'> {
  const left = without(pending, isGone);
  const lostJoint = left.length > 0 && pending.at(-1)?.every(isGone) === true;
  if (left.length === 0) return { pending: left, pendingJoined: !gapAbove };
  return { pending: left, pendingJoined: pendingJoined && !lostJoint };
}

function without(segments: readonly Segment[], isGone: (id: StatusId) => boolean): Segment[] {
  return segments
    .map((segment) => segment.filter((id) => !isGone(id)))
    .filter((segment) => segment.length > 0);
}
