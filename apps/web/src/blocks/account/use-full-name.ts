import type { Account } from '@linnet/api';
import { useInstance } from '../../platform/client/use-instance';
import { fullNameOn } from './full-name';

/** Name and server of an account, as people elsewhere write it. */
export function useFullName(account: Pick<Account, 'acct' | 'fqn'>): string {
  return fullNameOn(useInstance().instance?.domain ?? null, account);
}
