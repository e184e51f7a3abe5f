import type { Account } from '@linnet/api';

/** The other server that somebody is at home on; null for people of this one. */
export function hostOf({ acct }: Pick<Account, 'acct'>): string | null {
  const at = acct.indexOf('@', 1);
  return at < 0 ? null : acct.slice(at + 1).toLowerCase();
}
