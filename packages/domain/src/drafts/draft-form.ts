import type { ErrorReason, PollLimits, Scope } from '@linnet/api';
import type { DraftContent, DraftProblem } from '../post-content/draft';
import type { DraftContext } from '../post-content/draft-context';
import type { PostLimits } from './draft-rules';

export type DraftPhase =
  | { state: 'idle' }
  | { state: 'posting' }
  | { state: 'failed'; why: DraftProblem | ErrorReason };

/** A form as it is shown. The same object until something in it changes. */
export interface DraftForm extends PostLimits {
  content: DraftContent;
  /**
   * The scope that the viewer chose, or the account's default, if this post cannot have it: `content` then has a
   * narrower one. Null if the scope could be used.
   */
  chosenScope: Scope | null;
  /** Whether something differs from the empty form. */
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
  /** Whether sending the draft failed. */
  failed: boolean;
}

/** The result of sending a draft; `waiting` is sent later without the viewer. */
export type SendOutcome = 'posted' | 'waiting' | 'refused';
