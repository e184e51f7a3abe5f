import type { Account } from '@linnet/api';

/** Which counts an account shows to others. */
export interface ShownCounts {
  /** Null where it is hidden: the server then sends a meaningless 0. */
  readonly following: number | null;
  readonly followers: number | null;
}

type Hidings = Pick<Account, 'followingCount' | 'followersCount' | 'hideFollowsCount' | 'hideFollowersCount'>;

/** The counts on a profile; on the viewer's own nothing is hidden. */
export function shownCounts(account: Hidings, isOwn: boolean): ShownCounts {
  return {
    following: account.hideFollowsCount && !isOwn ? null : account.followingCount,
    followers: account.hideFollowersCount && !isOwn ? null : account.followersCount,
  };
}
