import type { FeedKind } from '@linnet/domain';
import type { LucideIcon } from 'lucide-react';
import Globe from 'lucide-react/icons/globe';
import House from 'lucide-react/icons/house';
import Users from 'lucide-react/icons/users';
import type { MessageId } from '../../../platform/i18n/message-id';
import type { RouteName } from '../../../platform/navigation/route-addresses';
import type { RouteParams } from '../../../platform/navigation/route-params';
import type { NavigationFacts } from './navigation-facts';

/** Routes whose address is known without more: these can stand in a navigation. */
type PlainRouteName = {
  [Name in RouteName]: keyof RouteParams<Name> extends never ? Name : never;
}[RouteName];

export interface NavigationItem {
  readonly route: PlainRouteName;
  readonly icon: LucideIcon;
  readonly label: MessageId;
  /** The feed whose waiting posts are counted. */
  readonly feed: FeedKind;
  readonly isOffered: (facts: NavigationFacts) => boolean;
}

/** The timelines, in the order in which they stand in panel, drawer and phone bar. */
export const navigationItems: readonly NavigationItem[] = [
  {
    route: 'friends',
    icon: House,
    label: 'nav.timeline',
    feed: 'home',
    isOffered: ({ signedIn }) => signedIn,
  },
  {
    route: 'public-timeline',
    icon: Users,
    label: 'nav.local',
    feed: 'local',
    isOffered: ({ signedIn, isPrivate }) => signedIn || !isPrivate,
  },
  {
    route: 'public-external-timeline',
    icon: Globe,
    label: 'nav.twkn',
    feed: 'public',
    isOffered: ({ signedIn, isPrivate, federating }) => federating && (signedIn || !isPrivate),
  },
];
