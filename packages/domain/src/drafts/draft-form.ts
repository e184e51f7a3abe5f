import type { FailureReason, PollLimits, Scope } from '@linnet/api';
import type { DraftContent, DraftProblem } from './draft';
import type { DraftContext } from './draft-context';
import type { PostLimits } from './draft-rules';

export type DraftPhase =
  | { state: 'idle' }
  | { state: 'posting' }
  | { state: 'failed'; why: DraftProblem | FailureReason };

/** A form as it is shown. The same object until something about it changes. */
export interface DraftForm extends PostLimits {
  content: DraftContent;
  /** The scope that was chosen or is one's own, where it cannot be had: the content has one with fewer readers. */
  wishedScope: Scope | null;
  /** Something differs from the empty form. */
  touched: boolean;
  phase: DraftPhase;
  pollLimits: PollLimits;
}

/** A draft in the list of those that were kept. */
export interface DraftEntry {
  context: DraftContext;
  content: DraftContent;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** It came back from being sent. */
  failed: boolean;
}

/** What became of a draft that was to be sent: `waiting` goes out by itself, when it can. */
export type SendOutcome = 'posted' | 'waiting' | 'refused';
