import type { Account, FeatureKey } from '@linnet/api';
import type { FeedSource } from '@linnet/domain';
import type { MessageId } from '../../platform/i18n/message-id';

/** Names as they stand in the address, which Pleroma-FE uses too. */
export type ProfileTabName = 'statuses' | 'media' | 'favorites';

interface Scene {
  readonly account: Account;
  readonly isOwn: boolean;
  readonly has: (feature: FeatureKey) => boolean;
}

interface ProfileTab {
  readonly name: ProfileTabName;
  readonly label: MessageId;
  readonly empty: { readonly title: MessageId; readonly text: MessageId };
  readonly source: (scene: Scene) => FeedSource;
  readonly isOffered: (scene: Scene) => boolean;
}

/** What can be read of somebody, in order. */
export const profileTabs: readonly ProfileTab[] = [
  {
    name: 'statuses',
    label: 'profile.statuses',
    empty: { title: 'profile.empty_statuses', text: 'profile.empty_statuses_text' },
    source: ({ account }) => ({ kind: 'user', accountId: account.id }),
    isOffered: () => true,
  },
  {
    name: 'media',
    label: 'profile.media',
    empty: { title: 'profile.empty_media', text: 'profile.empty_media_text' },
    source: ({ account }) => ({ kind: 'media', accountId: account.id }),
    isOffered: () => true,
  },
  {
    name: 'favorites',
    label: 'profile.favourites',
    empty: { title: 'profile.empty_favourites', text: 'profile.empty_favourites_text' },
    source: ({ account, isOwn }) =>
      isOwn ? { kind: 'favourites' } : { kind: 'user-favourites', accountId: account.id },
    // People see their own even when they hide them from others.
    isOffered: ({ account, isOwn, has }) => isOwn || (has('favouritesOfOthers') && !account.hideFavourites),
  },
];
