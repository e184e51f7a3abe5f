import type { StatusId } from '@linnet/api';
import type { FeedState, Segment } from './feed-state';

/** Takes a status out of what waits; one that is shown stays, as a tombstone. */
export function withdraw(state: FeedState, gone: StatusId): FeedState {
  if (!state.pending.some((segment) => segment.includes(gone))) return state;
  return { ...state, ...pendingWithout(state, (id) => id === gone) };
}

/** Takes statuses out of the whole list. */
export function withdrawAll(state: FeedState, isGone: (id: StatusId) => boolean): FeedState {
  if (![...state.segments, ...state.pending].flat().some(isGone)) return state;
  return { ...state, segments: without(state.segments, isGone), ...pendingWithout(state, isGone) };
}

/** Once nothing is left of the segment that was joined to the list, a gap lies beneath those above it. */
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
