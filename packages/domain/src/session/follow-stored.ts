import type { Admitted, Leaving, SessionState } from './session-state';
import type { StoredSession } from './stored-session';

interface Followed {
  /** As another page has left it. */
  stored: StoredSession | null;
  state: SessionState;
  token: string | null;
  admit: (admitted: Admitted) => void;
  expire: (member: SessionState & { state: 'member' }) => void;
  leave: (leaving: Leaving) => void;
}

/** One browser has one person: who leaves or comes in one page does so in all. */
export function followStored({ stored, state, token, ...session }: Followed): void {
  if (stored === null) {
    // What becomes of drafts was decided, and done, where they left.
    if (state.state !== 'visitor') session.leave({ keepsDrafts: true });
  } else if (stored.token !== '') {
    if (stored.token !== token) session.admit({ ...stored, own: null });
  } else if (state.state === 'member' && state.accountId === stored.accountId) {
    session.expire(state);
  }
}
