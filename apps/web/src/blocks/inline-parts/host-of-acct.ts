/** The host in `name@host`, as it is written; empty for accounts of this server. */
export function hostOfAcct(acct: string): string {
  const at = acct.indexOf('@', 1);
  return at < 0 ? '' : acct.slice(at + 1);
}

/** Whether a host is written in letters outside ASCII, which can look like those of another host. */
export function isForeignHost(host: string): boolean {
  return /[^\u0020-\u007e]|(?:^|\.)xn--/i.test(host);
}
