import type { Account } from '@linnet/api';

/** The host of an account of another server; null for accounts of this one. */
export function hostOf({ acct }: Pick<Account, 'acct'>): string | null {
  const at = acct.indexOf('@', 1);
  return at < 0 ? null : acct.slice(at + 1).toLowerCase();
}
