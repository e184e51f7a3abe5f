import type { Account, FeatureKey } from '@linnet/api';
import type { FeedSource } from '@linnet/domain';
import type { FollowListKind } from '@linnet/domain/people';
import { type ProfileTabName, profileTabPath } from '../../blocks/profile-card/use-profile';
import type { MessageId } from '../../platform/i18n/message-id';

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
export function hashtagOf(typed: string): string | null {
  return HASHTAG.exec(typed.trim())?.[1] ?? null;
}

/** Other names of the tabs, which links from elsewhere use. */
const tabAliases: Readonly<Record<string, ProfileTabName>> = {
  friends: 'followees',
  following: 'followees',
  favourites: 'favorites',
};

export function readProfileQuery(search: string): ProfileQuery {
  const query = new URLSearchParams(search);
  const tab = query.get('tab');
  return {
    tab: tab === null ? null : (tabAliases[tab] ?? tab),
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

interface TabOptions {
  readonly account: Account;
  readonly isOwn: boolean;
  readonly has: (feature: FeatureKey) => boolean;
  readonly withoutReplies: boolean;
  /** Only posts with this hashtag; null for all. */
  readonly tag: string | null;
}

export interface ProfileTab {
  readonly name: ProfileTabName;
  readonly label: MessageId;
  readonly empty: { readonly title: MessageId; readonly text: MessageId };
  /** What the tab lists: posts or people. */
  readonly lists:
    | { readonly posts: (options: TabOptions) => FeedSource }
    | { readonly people: FollowListKind };
  /** Shows only the attachments of the posts, as a grid. */
  readonly asGrid?: true;
  readonly isOffered: (options: TabOptions) => boolean;
}

/** The tabs of a profile, in order. On their own profile, viewers also see the tabs that they hide from others. */
export const profileTabs: readonly ProfileTab[] = [
  {
    name: 'statuses',
    label: 'profile.statuses',
    empty: { title: 'profile.empty_statuses', text: 'profile.empty_statuses_text' },
    lists: {
      posts: ({ account, withoutReplies, tag }) => ({
        kind: 'user',
        accountId: account.id,
        ...(withoutReplies && { withoutReplies }),
        ...(tag !== null && { tag }),
      }),
    },
    isOffered: () => true,
  },
  {
    name: 'followees',
    label: 'profile.following',
    empty: { title: 'profile.empty_following', text: 'profile.empty_following_text' },
    lists: { people: 'followees' },
    isOffered: ({ account, isOwn }) => isOwn || !account.hideFollows,
  },
  {
    name: 'followers',
    label: 'profile.followers',
    empty: { title: 'profile.empty_followers', text: 'profile.empty_followers_text' },
    lists: { people: 'followers' },
    isOffered: ({ account, isOwn }) => isOwn || !account.hideFollowers,
  },
  {
    name: 'media',
    label: 'profile.media',
    empty: { title: 'profile.empty_media', text: 'profile.empty_media_text' },
    lists: { posts: ({ account }) => ({ kind: 'media', accountId: account.id }) },
    asGrid: true,
    isOffered: () => true,
  },
  {
    name: 'favorites',
    label: 'profile.favourites',
    empty: { title: 'profile.empty_favourites', text: 'profile.empty_favourites_text' },
    lists: {
      posts: ({ account, isOwn }) =>
        isOwn ? { kind: 'favourites' } : { kind: 'user-favourites', accountId: account.id },
    },
    isOffered: ({ account, isOwn, has }) => isOwn || (has('favouritesOfOthers') && !account.hideFavourites),
  },
];
