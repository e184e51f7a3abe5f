/** Whom an address of `/remote-users` means, as `name@host`: it is written in one part or in two. */
export function remoteName(params: Readonly<Record<string, string>>): string {
  const { acct, username = '', hostname = '' } = params;
  return (acct ?? `${username}@${hostname}`).replace(/^@/, '');
}
