import { profileTabPath, type ProfileTabName } from '../../blocks/profile-card/profile-tab-path';

/** The query of a profile's address. */
export interface ProfileQuery {
  /** Null or an unknown name opens the first tab. */
  readonly tab: string | null;
  readonly withoutReplies: boolean;
  /** Only posts with this hashtag, without `#`; null for all. */
  readonly tag: string | null;
}

/** A hashtag as people write it. */
const HASHTAG = /^#([\p{L}\p{M}\p{N}_·]+)$/u;

/** The name of the hashtag if the text is nothing but one hashtag; else null. */
export function writtenTag(words: string): string | null {
  return HASHTAG.exec(words.trim())?.[1] ?? null;
}

/** Other names of the tabs, which links from elsewhere use. */
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

/** The address of an account's posts with these filters. */
export function postsPath(path: string, { withoutReplies, tag }: Omit<ProfileQuery, 'tab'>): string {
  const address = profileTabPath(path, 'statuses');
  const replies = withoutReplies ? '&replies=none' : '';
  return address + replies + (tag === null ? '' : `&tagged=${encodeURIComponent(tag)}`);
}
