import type { Account } from '@linnet/api';

/** What somebody lets others see of whom they know. */
export interface ShownCounts {
  /** Null where it is hidden: the server then sends a nought that says nothing. */
  readonly following: number | null;
  readonly followers: number | null;
}

type Hidings = Pick<Account, 'followingCount' | 'followersCount' | 'hideFollowsCount' | 'hideFollowersCount'>;

/** The counts that stand on a profile; nothing is hidden from oneself. */
export function shownCounts(account: Hidings, isOwn: boolean): ShownCounts {
  return {
    following: account.hideFollowsCount && !isOwn ? null : account.followingCount,
    followers: account.hideFollowersCount && !isOwn ? null : account.followersCount,
  };
}
