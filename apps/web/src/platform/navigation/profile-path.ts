import { pathTo } from './path-to';

interface Named {
  readonly id: string;
  /** `name`, or `name@host` for people of other servers. */
  readonly acct: string;
}

/** Where a person's profile is: under their name, or under their id where the name could not be an address of ours. */
export function profilePath({ id, acct }: Named, restrictedNicknames: readonly string[]): string {
  const needsId = acct === '' || acct.includes('@') || restrictedNicknames.includes(acct);
  return needsId ? pathTo('external-user-profile', { id }) : pathTo('user-profile', { name: acct });
}
