import type { Account } from '@linnet/api';

/** What changes with every post of somebody, and stands on no status. */
const counts = ['statusesCount', 'followersCount', 'followingCount', 'lastStatusAt'] as const;

/** An account as a status shows it. */
export type Author = Omit<Account, (typeof counts)[number]>;

const counted: ReadonlySet<string> = new Set(counts);

/**
 * The known object while the two look the same on a status: a busy author must not make all that is on screen
 * from them be drawn again with each post. Equal parts of a row keep their identity, so each is compared as it is.
 */
export function sameAuthor(known: Author | undefined, now: Account): Author {
  if (known === undefined || known === now) return now;
  const keys = Object.keys(now) as (keyof Author)[];
  return keys.every((key) => counted.has(key) || known[key] === now[key]) ? known : now;
}
