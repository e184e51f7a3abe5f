import type { AccountId, OwnAccount } from '@linnet/api';
import type { StoredSession } from './stored-session';

/** Who is reading. `own` is null until the server has confirmed a stored sign-in. */
export type SessionState =
  | { state: 'visitor' }
  | { state: 'member'; accountId: AccountId; username: string; own: OwnAccount | null }
  /** The token no longer works. Screen and text stay until the person signs in again or out. */
  | { state: 'expired'; accountId: AccountId; username: string; own: OwnAccount | null };

export interface Leaving {
  /** What was written and not posted stays on the device, for when they come back. */
  keepsDrafts: boolean;
}

/** Somebody who reads from now on; `own` is null when it has yet to be asked for. */
export interface Admitted extends StoredSession {
  own: OwnAccount | null;
}
