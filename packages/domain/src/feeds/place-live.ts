import type { StatusId } from '@linnet/api';
import { compareIds } from './compare-ids';
import type { FeedState } from './feed-state';
import { isKnown } from './is-known';
import { newestFirst } from './newest-first';
import { reveal } from './reveal';

/** One status that has just happened. It waits above what is shown. */
export function placeLive(state: FeedState, id: StatusId): FeedState {
  if (isKnown(state, id)) return state;
  const top = state.segments[0];
  const oldest = top?.at(-1);
  // A status below what is shown is old news (its card was fetched, say), not a new one.
  if (oldest !== undefined && compareIds(id, oldest) < 0) return state;
  const [newest = [], ...rest] = state.pending;
  const all = [id, ...newest];
  // Most come in their order. To sort anew what waits with each of them would cost more the more there is.
  const isNewest = newest[0] === undefined || compareIds(id, newest[0]) > 0;
  return { ...state, pending: [isNewest ? all : newestFirst(all), ...rest] };
}

/** The person's own new status is shown at once, unless others are waiting above it. */
export function placeOwn(state: FeedState, id: StatusId): FeedState {
  const placed = placeLive(state, id);
  const [only, ...more] = placed.pending;
  return more.length === 0 && only?.length === 1 && only[0] === id ? reveal(placed) : placed;
}
