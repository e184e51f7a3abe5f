import type { Account, FeatureKey } from '@linnet/api';
import type { FeedSource } from '@linnet/domain';
import type { CircleKind } from '@linnet/domain/profile';
import type { ProfileTabName } from '../../blocks/profile-card/profile-tab-path';
import type { MessageId } from '../../platform/i18n/message-id';

export interface TabScene {
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
  readonly lists: { readonly posts: (scene: TabScene) => FeedSource } | { readonly people: CircleKind };
  /** Shows only the attachments of the posts, as a grid. */
  readonly asGrid?: true;
  readonly isOffered: (scene: TabScene) => boolean;
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
