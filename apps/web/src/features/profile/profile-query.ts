import { profileTabPath, type ProfileTabName } from '../../blocks/profile-card/profile-tab-path';

/** What the address says besides whose profile it is. */
export interface ProfileQuery {
  /** Null, or a word that is no tab, stands for the first one. */
  readonly tab: string | null;
  readonly withoutReplies: boolean;
}

/** Other words for the lists of people, which links of elsewhere use. */
const otherWords: Readonly<Record<string, ProfileTabName>> = {
  friends: 'followees',
  following: 'followees',
  favourites: 'favorites',
};

export function readProfileQuery(search: string): ProfileQuery {
  const query = new URLSearchParams(search);
  const tab = query.get('tab');
  return {
    tab: tab === null ? null : (otherWords[tab] ?? tab),
    withoutReplies: query.get('replies') === 'none',
  };
}

/** Somebody's posts, with their replies or without. */
export function postsPath(path: string, withoutReplies: boolean): string {
  const address = profileTabPath(path, 'statuses');
  return withoutReplies ? `${address}&replies=none` : address;
}
