import { pathTo } from './path-to';

interface Named {
  readonly id: string;
  /** `name`, or `name@host` for people of other servers. */
  readonly acct: string;
}

/** The path of a person's profile: by name, or by id where the name would collide with one of our addresses. */
export function profilePath({ id, acct }: Named, restrictedNicknames: readonly string[]): string {
  const needsId = acct === '' || acct.includes('@') || restrictedNicknames.includes(acct);
  return needsId ? pathTo('external-user-profile', { id }) : pathTo('user-profile', { name: acct });
}
