import type { Admitted, Leaving, SessionState } from './session-state';
import type { StoredSession } from './stored-session';

interface Followed {
  /** The stored session after another tab has changed it. */
  stored: StoredSession | null;
  state: SessionState;
  token: string | null;
  admit: (admitted: Admitted) => void;
  expire: (member: SessionState & { state: 'member' }) => void;
  leave: (leaving: Leaving) => void;
}

/** Signs in, out or to another account as another tab of the browser did. */
export function followStored({ stored, state, token, ...session }: Followed): void {
  if (stored === null) {
    // The other tab has already kept or removed the drafts.
    if (state.state !== 'visitor') session.leave({ keepsDrafts: true });
  } else if (stored.token !== '') {
    if (stored.token !== token) session.admit({ ...stored, own: null });
  } else if (state.state === 'member' && state.accountId === stored.accountId) {
    session.expire(state);
  }
}
