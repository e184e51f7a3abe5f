/** The host in `name@host`, as it is written; empty for accounts of this server. */
export function hostOfAcct(acct: string): string {
  const at = acct.indexOf('@', 1);
  return at < 0 ? '' : acct.slice(at + 1);
}
