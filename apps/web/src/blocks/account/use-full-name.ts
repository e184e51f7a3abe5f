import type { Account } from '@linnet/api';
import { useOwnDomain } from '../../platform/client/use-own-domain';

/** Name and server of an account, as people elsewhere write it. */
export function useFullName(account: Pick<Account, 'acct' | 'fqn'>): string {
  return fullNameOn(useOwnDomain(), account);
}

/** People of the server itself are named by its domain, which need not be where its pages are. */
export function fullNameOn(domain: string | null, { acct, fqn }: Pick<Account, 'acct' | 'fqn'>): string {
  return acct.includes('@') || domain === null ? fqn : `${acct}@${domain}`;
}
