import type { FailureReason, PollLimits, Scope } from '@linnet/api';
import type { DraftContent, DraftProblem } from '../post-content/draft';
import type { DraftContext } from '../post-content/draft-context';
import type { PostLimits } from './draft-rules';

export type DraftPhase =
  | { state: 'idle' }
  | { state: 'posting' }
  | { state: 'failed'; why: DraftProblem | FailureReason };

/** A form as it is shown. The same object until something in it changes. */
export interface DraftForm extends PostLimits {
  content: DraftContent;
  /**
   * The scope that was chosen or is the account's default, when it is not available: `content` has one with fewer
   * readers then.
   */
  chosenScope: Scope | null;
  /** Something differs from the empty form. */
  touched: boolean;
  phase: DraftPhase;
  pollLimits: PollLimits;
}

/** An entry of the list of drafts. */
export interface DraftEntry {
  context: DraftContext;
  content: DraftContent;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** Sending it failed. */
  failed: boolean;
}

/** The result of sending a draft; `waiting` is sent later without the viewer. */
export type SendOutcome = 'posted' | 'waiting' | 'refused';
