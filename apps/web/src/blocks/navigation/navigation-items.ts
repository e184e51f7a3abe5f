import type { FeedSource } from '@linnet/domain';
import type { LucideIcon } from 'lucide-react';
import AtSign from 'lucide-react/icons/at-sign';
import Bookmark from 'lucide-react/icons/bookmark';
import Globe from 'lucide-react/icons/globe';
import House from 'lucide-react/icons/house';
import Mail from 'lucide-react/icons/mail';
import Star from 'lucide-react/icons/star';
import Users from 'lucide-react/icons/users';
import type { MessageId } from '../../platform/i18n/message-id';
import { pathTo } from '../../platform/navigation/path-to';
import type { RouteName } from '../../platform/navigation/route-addresses';
import type { NavigationFacts } from './navigation-facts';

export interface NavigationItem {
  /** The screen that is open when one is there; null where an address alone does not tell. */
  readonly route: RouteName | null;
  readonly to: (facts: NavigationFacts) => string;
  readonly icon: LucideIcon;
  readonly label: MessageId;
  /** The feed whose waiting posts are counted. */
  readonly feed: FeedSource;
  /** Stands in the bar of a phone, which has room for three. */
  readonly inBar?: true;
  readonly isOffered: (facts: NavigationFacts) => boolean;
}

const forMembers = ({ signedIn }: NavigationFacts): boolean => signedIn;

/** The timelines, in the order in which they stand in panel, drawer, menu and phone bar. */
export const navigationItems: readonly NavigationItem[] = [
  {
    route: 'friends',
    to: () => pathTo('friends'),
    icon: House,
    label: 'nav.timeline',
    feed: { kind: 'home' },
    inBar: true,
    isOffered: forMembers,
  },
  {
    route: 'public-timeline',
    to: () => pathTo('public-timeline'),
    icon: Users,
    label: 'nav.local',
    feed: { kind: 'local' },
    inBar: true,
    isOffered: ({ signedIn, isPrivate }) => signedIn || !isPrivate,
  },
  {
    route: 'public-external-timeline',
    to: () => pathTo('public-external-timeline'),
    icon: Globe,
    label: 'nav.twkn',
    feed: { kind: 'public' },
    inBar: true,
    isOffered: ({ signedIn, isPrivate, federating }) => federating && (signedIn || !isPrivate),
  },
  {
    route: 'interactions',
    to: ({ username }) => pathTo('interactions', { username }),
    icon: AtSign,
    label: 'nav.mentions',
    feed: { kind: 'mentions' },
    isOffered: forMembers,
  },
  {
    route: 'dms',
    to: ({ username }) => pathTo('dms', { username }),
    icon: Mail,
    label: 'nav.dms',
    feed: { kind: 'direct' },
    isOffered: forMembers,
  },
  {
    route: 'bookmarks',
    to: () => pathTo('bookmarks'),
    icon: Bookmark,
    label: 'nav.bookmarks',
    feed: { kind: 'bookmarks', folderId: null },
    isOffered: forMembers,
  },
  {
    route: null,
    to: ({ username }) => `${pathTo('user-profile', { name: username })}?tab=favorites`,
    icon: Star,
    label: 'nav.favorites',
    feed: { kind: 'favourites' },
    isOffered: forMembers,
  },
];
