import type { Account } from '@linnet/api';

/** People of the server itself are named by its domain, which need not be where its pages are. */
export function fullNameOn(domain: string | null, { acct, fqn }: Pick<Account, 'acct' | 'fqn'>): string {
  return acct.includes('@') || domain === null ? fqn : `${acct}@${domain}`;
}
