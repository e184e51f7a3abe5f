import type { FailureReason } from '@linnet/api';
import type { Found } from './found';

export type SearchState =
  /** Not asked yet. */
  | { stage: 'idle' }
  | { stage: 'loading' }
  | { stage: 'loaded'; found: Found }
  | { stage: 'failed'; reason: FailureReason }
  /** The server knows nobody of the name whose posts were asked for. */
  | { stage: 'nobody' }
  /** A private server lets no visitor search. */
  | { stage: 'members-only' }
  /** The server has no search. */
  | { stage: 'not-offered' };
