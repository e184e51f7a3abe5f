import { type Account, type FeatureKey, isWithheld } from '@linnet/api';
import type { SessionState } from '../session/session-state';

interface Reporting {
  session: SessionState;
  has: (feature: FeatureKey) => boolean;
}

/** Whether the viewer can report an account: not as a visitor or when deactivated, and not their own account. */
export function canReport(
  { session, has }: Reporting,
  account: { id: Account['id']; isLocal: boolean },
): boolean {
  if (isWithheld(account.id)) return false;
  if (session.state !== 'signed-in' || session.accountId === account.id) return false;
  if (session.own?.deactivated === true) return false;
  return !account.isLocal || has('reportOfLocals');
}
