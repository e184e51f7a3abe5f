import { isWithheld, type Account, type FeatureKey } from '@linnet/api';
import type { SessionState } from '../session/session-state';

interface Reporting {
  session: SessionState;
  has: (feature: FeatureKey) => boolean;
}

/** Whether the reader can tell the staff of somebody: signed in, not shut out themselves, and not of themselves. */
export function canReport(
  { session, has }: Reporting,
  account: { id: Account['id']; isLocal: boolean },
): boolean {
  if (isWithheld(account.id)) return false;
  if (session.state !== 'member' || session.accountId === account.id) return false;
  if (session.own?.deactivated === true) return false;
  return !account.isLocal || has('reportOfLocals');
}
