import type { Account } from '@linnet/api';
import type { SessionState } from '../session/session-state';

/** Whether the reader can tell the staff of somebody: signed in, not shut out themselves, and not of themselves. */
export function canReport(session: SessionState, { id }: Pick<Account, 'id'>): boolean {
  return session.state === 'member' && session.accountId !== id && session.own?.deactivated !== true;
}
