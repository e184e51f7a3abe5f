import type { Cursor, FailureReason, StatusId } from '@linnet/api';
import { wholeView, type FeedView } from './feed-view';

/** A run of ids without a hole, newest first. Between two neighbouring segments lies a gap. */
export type Segment = readonly StatusId[];

export type FeedPart = 'first' | 'older' | 'newer' | 'gap';

/** An ordered list of statuses with what is known of its edges. Values only; changed by `place.ts`. */
export interface FeedState {
  /** What is shown, newest segment first. */
  segments: readonly Segment[];
  /** What has arrived above and is not shown yet, newest segment first. */
  pending: readonly Segment[];
  /** Whether the lowest pending segment continues the shown ones without a gap. */
  pendingJoined: boolean;
  /**
   * The list was opened in its middle, where somebody had been reading: what lies right above the shown ones is not
   * known yet.
   */
  gapAbove: boolean;
  /** Where somebody was reading, which was looked for and not found in what is here. */
  lost: string | null;
  /** Where the next older page begins; null when there is none. */
  older: Cursor | null;
  /** The end of the list was reached. */
  ended: boolean;
  /** The first page is here, even if it was empty. */
  opened: boolean;
  loading: FeedPart | null;
  failure: { part: FeedPart; reason: FailureReason } | null;
  /** What of it is to be shown. */
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

/** What a list view draws: a status, or a hole that fills on demand; above the topmost hole nothing is shown. */
export type FeedRow =
  | { kind: 'status'; id: StatusId }
  | { kind: 'gap'; above: StatusId | null; below: StatusId };
