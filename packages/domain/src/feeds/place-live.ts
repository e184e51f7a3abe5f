import type { StatusId } from '@linnet/api';
import { compareIds } from './compare-ids';
import type { FeedState, Segment } from './feed-state';
import { isKnown } from './is-known';
import { newestFirst } from './newest-first';
import { reveal } from './reveal';

/**
 * The longest queue. Beyond it the newest `KEPT_WAITING` stay, and the rest becomes a gap: revealing shows no more
 * anyway.
 */
const MOST_WAITING = 1000;
const KEPT_WAITING = 500;

/** Adds a new status to the queue. */
export function placeLive(state: FeedState, id: StatusId): FeedState {
  if (isKnown(state, id)) return state;
  const top = state.segments[0];
  const oldest = top?.at(-1);
  // A status older than all that is shown is not new; its card may have been fetched.
  if (oldest !== undefined && compareIds(id, oldest) < 0) return state;
  const [newest = [], ...rest] = state.pending;
  const all = [id, ...newest];
  // Most arrive in order; sorting the queue for each would cost more the longer it is.
  const isNewest = newest[0] === undefined || compareIds(id, newest[0]) > 0;
  const pending = [isNewest ? all : newestFirst(all), ...rest];
  const count = pending.reduce((sum, segment) => sum + segment.length, 0);
  if (count <= MOST_WAITING) return { ...state, pending };
  return { ...state, pending: upper(pending, KEPT_WAITING), pendingJoined: false };
}

/** The uppermost `most` ids. */
function upper(segments: readonly Segment[], most: number): Segment[] {
  const kept: Segment[] = [];
  let room = most;
  for (const segment of segments) {
    if (room <= 0) break;
    kept.push(segment.slice(0, room));
    room -= segment.length;
  }
  return kept;
}

/** Adds the viewer's own new status; it is shown at once, unless others are queued above it. */
export function placeOwn(state: FeedState, id: StatusId): FeedState {
  const placed = placeLive(state, id);
  const [only, ...more] = placed.pending;
  return more.length === 0 && only?.length === 1 && only[0] === id ? reveal(placed) : placed;
}
