import type { Account } from '@linnet/api';

const DAY_MS = 24 * 60 * 60 * 1000;

interface PostCount {
  readonly statusesCount: number;
  /** Null where the server does not say. */
  readonly createdAt: string | null;
}

/** Average posts per day since the account was created, rounded. Null where that is unknown. */
export function postsPerDay({ statusesCount, createdAt }: PostCount, now: number): number | null {
  const since = createdAt === null ? Number.NaN : Date.parse(createdAt);
  if (Number.isNaN(since) || since > now) return null;
  // The first day counts as a whole one.
  return Math.round(statusesCount / Math.max(1, Math.ceil((now - since) / DAY_MS)));
}

/** Which counts an account shows to others. */
interface ShownCounts {
  /** Null where the account hides it: the server then sends a meaningless 0. */
  readonly following: number | null;
  readonly followers: number | null;
}

type CountSettings = Pick<
  Account,
  'followingCount' | 'followersCount' | 'hideFollowsCount' | 'hideFollowersCount'
>;

/** The counts on a profile; on the viewer's own nothing is hidden. */
export function shownCounts(account: CountSettings, isOwn: boolean): ShownCounts {
  return {
    following: account.hideFollowsCount && !isOwn ? null : account.followingCount,
    followers: account.hideFollowersCount && !isOwn ? null : account.followersCount,
  };
}
