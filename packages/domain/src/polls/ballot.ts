import type { ErrorReason } from '@linnet/api';

/** The viewer's choices in a poll that the server has not taken yet. */
export type Ballot = { readonly choices: readonly number[] } & (
  | { readonly state: 'open' | 'sending' }
  | { readonly state: 'failed'; readonly reason: ErrorReason }
);

/** Without a choice. */
export const blankBallot: Ballot = { state: 'open', choices: [] };
