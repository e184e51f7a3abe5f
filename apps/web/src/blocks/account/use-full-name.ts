import type { Account } from '@linnet/api';
import { useOwnDomain } from '../../platform/client/use-own-domain';
import { fullNameOn } from './full-name';

/** Name and server of an account, as people elsewhere write it. */
export function useFullName(account: Pick<Account, 'acct' | 'fqn'>): string {
  return fullNameOn(useOwnDomain(), account);
}
