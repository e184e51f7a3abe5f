import type { ErrorReason } from '@linnet/api';

/** The viewer's choices in a poll that the server has not accepted yet. */
export type Ballot = { readonly choices: readonly number[] } & (
  | { readonly state: 'open' | 'sending' }
  | { readonly state: 'failed'; readonly reason: ErrorReason }
);

/** A ballot without choices. */
export const blankBallot: Ballot = { state: 'open', choices: [] };
