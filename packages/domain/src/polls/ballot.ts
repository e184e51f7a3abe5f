import type { FailureReason } from '@linnet/api';

/** What the person chose in a poll and has not got through yet. */
export type Ballot = { readonly choices: readonly number[] } & (
  | { readonly state: 'open' | 'sending' }
  | { readonly state: 'failed'; readonly reason: FailureReason }
);

/** Nothing is chosen so far. */
export const blankBallot: Ballot = { state: 'open', choices: [] };
