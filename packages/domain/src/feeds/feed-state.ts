import type { Cursor, FailureReason, StatusId } from '@linnet/api';
import { wholeView, type FeedView } from './feed-view';

/** An unbroken run of ids, newest first. Between two neighbouring segments lies a gap. */
export type Segment = readonly StatusId[];

export type FeedPart = 'first' | 'older' | 'newer' | 'gap';

/** An ordered list of statuses and what is known of its edges. Immutable; changed by the functions of `place.ts`. */
export interface FeedState {
  /** What is shown, newest segment first. */
  segments: readonly Segment[];
  /** The queue: what has arrived above and is not shown yet, newest segment first. */
  pending: readonly Segment[];
  /** Whether the lowest pending segment continues the shown ones without a gap. */
  pendingJoined: boolean;
  /** The list was opened in its middle, at a scroll position: what lies right above is unknown. */
  gapAbove: boolean;
  /** The id of a scroll position that was searched for and not found in the list. */
  lost: string | null;
  /** The cursor of the next older page; null when there is none. */
  older: Cursor | null;
  /** Whether the end of the list was reached. */
  ended: boolean;
  /** Whether the first page has arrived, even if it was empty. */
  opened: boolean;
  loading: FeedPart | null;
  failure: { part: FeedPart; reason: FailureReason } | null;
  /** The filters in force. */
  view: FeedView;
}

export const emptyFeed: FeedState = {
  segments: [],
  pending: [],
  pendingJoined: true,
  gapAbove: false,
  lost: null,
  older: null,
  ended: false,
  opened: false,
  loading: null,
  failure: null,
  view: wholeView,
};

/** A row of the list: a status, or a gap that is filled on demand. The gap above the whole list has `above: null`. */
export type FeedRow =
  | { kind: 'status'; id: StatusId }
  | { kind: 'gap'; above: StatusId | null; below: StatusId };
