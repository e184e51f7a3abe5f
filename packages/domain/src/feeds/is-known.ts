import type { StatusId } from '@linnet/api';
import type { FeedState } from './feed-state';

/** Whether the feed has this status, shown or queued. */
export function isKnown(state: FeedState, id: StatusId): boolean {
  return [...state.segments, ...state.pending].some((segment) => segment.includes(id));
}
