import type { AccountId } from '@linnet/api';
import { useSession } from '../../platform/client/use-session';

/** Who looks at an account: a visitor, a member, or its owner. */
export type Stance = 'visitor' | 'member' | 'own';

export function useStance(id: AccountId): Stance {
  const session = useSession();
  if (session.state === 'visitor') return 'visitor';
  return session.accountId === id ? 'own' : 'member';
}
