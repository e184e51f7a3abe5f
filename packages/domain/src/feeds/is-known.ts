import type { StatusId } from '@linnet/api';
import type { FeedState } from './feed-state';

/** The list has this status, shown or waiting. */
export function isKnown(state: FeedState, id: StatusId): boolean {
  return [...state.segments, ...state.pending].some((segment) => segment.includes(id));
}
