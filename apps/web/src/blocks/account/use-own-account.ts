import type { Account } from '@linnet/api';
import { useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';

/** The viewer's own account with its current counts; undefined for visitors, and until it has loaded. */
export function useOwnAccount(): Account | undefined {
  const session = useSession();
  const row = useAccount(session.state === 'visitor' ? null : session.accountId);
  return session.state === 'visitor' ? undefined : (row ?? session.own ?? undefined);
}
