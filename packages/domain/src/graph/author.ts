import type { Account } from '@linnet/api';

/** Fields that change with every post of an account, and are not shown on a status. */
const counts = ['statusesCount', 'followersCount', 'followingCount', 'lastStatusAt'] as const;

/** An account as a status shows it. */
export type Author = Omit<Account, (typeof counts)[number]>;

const countKeys: ReadonlySet<string> = new Set(counts);

/**
 * Returns the known object while both look the same on a status, so that a new post does not render all other posts of
 * its author again. Unchanged fields of a row keep their identity, so they are compared by reference.
 */
export function sameAuthor(known: Author | undefined, now: Account): Author {
  if (known === undefined || known === now) return now;
  const keys = Object.keys(now) as (keyof Author)[];
  return keys.every((key) => countKeys.has(key) || known[key] === now[key]) ? known : now;
}
