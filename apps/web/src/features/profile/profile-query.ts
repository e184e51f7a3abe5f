import { profileTabPath, type ProfileTabName } from '../../blocks/profile-card/profile-tab-path';

/** What the address says besides whose profile it is. */
export interface ProfileQuery {
  /** Null, or a word that is no tab, stands for the first one. */
  readonly tab: string | null;
  readonly withoutReplies: boolean;
  /** Only posts with this hashtag, without `#`; null for all. */
  readonly tag: string | null;
}

/** A hashtag as people write it. */
const HASHTAG = /^#([\p{L}\p{M}\p{N}_·]+)$/u;

/** The name of the hashtag that is all that was written; null for anything else. */
export function writtenTag(words: string): string | null {
  return HASHTAG.exec(words.trim())?.[1] ?? null;
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
    tag: query.get('tagged') || null,
  };
}

/** Somebody's posts, with their replies or without, all or those of a hashtag. */
export function postsPath(path: string, { withoutReplies, tag }: Omit<ProfileQuery, 'tab'>): string {
  const address = profileTabPath(path, 'statuses');
  const replies = withoutReplies ? '&replies=none' : '';
  return address + replies + (tag === null ? '' : `&tagged=${encodeURIComponent(tag)}`);
}
