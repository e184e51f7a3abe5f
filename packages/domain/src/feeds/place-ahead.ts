import type { StatusId } from '@linnet/api';
import type { FeedState } from './feed-state';
import { isKnown } from './is-known';

/**
 * The first page asked for again, of a list that is ordered by nothing we know: what is new stands above what was
 * there. A page of which nothing is known stays apart.
 */
export function placeAhead(state: FeedState, page: readonly StatusId[]): FeedState {
  const ids = [...new Set(page)];
  const last = ids.findLastIndex((id) => isKnown(state, id));
  const fresh = last < 0 ? ids : ids.slice(0, last).filter((id) => !isKnown(state, id));
  if (fresh.length === 0) return state;
  const isJoined = last >= 0 && (state.pendingJoined || state.pending.length === 0);
  return {
    ...state,
    pending: [last < 0 ? fresh : [...fresh, ...state.pending.flat()]],
    pendingJoined: isJoined,
  };
}
