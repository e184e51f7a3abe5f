import type { AccountId, OwnAccount } from '@linnet/api';
import type { StoredSession } from './stored-session';

/** Who the viewer is. `own` is null until the server has confirmed a stored session. */
export type SessionState =
  | { state: 'visitor' }
  | { state: 'signed-in'; accountId: AccountId; username: string; own: OwnAccount | null }
  /** The token no longer works. What is shown and written stays until the viewer signs in again or out. */
  | { state: 'expired'; accountId: AccountId; username: string; own: OwnAccount | null };

export interface SignOutOptions {
  /** Drafts stay on the device, for when the viewer signs in again. */
  keepsDrafts: boolean;
}

/** A viewer who has signed in; `own` is null when the account has yet to be loaded. */
export interface SignedInViewer extends StoredSession {
  own: OwnAccount | null;
}
