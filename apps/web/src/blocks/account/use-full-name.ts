import type { Account } from '@linnet/api';
import { useOwnDomain } from '../../platform/client/use-own-domain';

/** The full handle of an account (`name@host`), as people on other servers write it. */
export function useFullName(account: Pick<Account, 'acct' | 'fqn'>): string {
  return fullNameOn(useOwnDomain(), account);
}

/** Accounts of this server are named by its domain, which may differ from the host of its pages. */
export function fullNameOn(domain: string | null, { acct, fqn }: Pick<Account, 'acct' | 'fqn'>): string {
  return acct.includes('@') || domain === null ? fqn : `${acct}@${domain}`;
}
