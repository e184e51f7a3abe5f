import type { FailureReason } from '@linnet/api';
import type { Found } from './found';

export type SearchState =
  /** Not started. */
  | { stage: 'idle' }
  | { stage: 'loading' }
  | { stage: 'loaded'; found: Found }
  | { stage: 'failed'; reason: FailureReason }
  /** The account whose posts were wanted is unknown. */
  | { stage: 'nobody' }
  /** A private server lets no visitor search. */
  | { stage: 'members-only' }
  /** The server has no search. */
  | { stage: 'not-offered' };
