import AtSign from 'lucide-react/icons/at-sign';
import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleDot from 'lucide-react/icons/circle-dot';
import FilePen from 'lucide-react/icons/file-pen';
import Globe from 'lucide-react/icons/globe';
import Hash from 'lucide-react/icons/hash';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareMore from 'lucide-react/icons/message-square-more';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import UserCheck from 'lucide-react/icons/user-check';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { type NavigationEntry, forEverybody, unlessPrivate } from './navigation-entry';

/** The entries in the group of timelines, in their usual order. */
export const timelineEntries: readonly NavigationEntry[] = [
  { id: 'home', route: 'friends', icon: House, label: 'nav.timeline', feed: { kind: 'home' } },
  {
    id: 'public',
    route: 'public-timeline',
    icon: Users,
    label: 'nav.local',
    feed: { kind: 'local' },
    isOffered: unlessPrivate,
  },
  {
    id: 'twkn',
    route: 'public-external-timeline',
    icon: Globe,
    label: 'nav.twkn',
    feed: { kind: 'public' },
    isOffered: (facts) => facts.federating && unlessPrivate(facts),
  },
  {
    id: 'bubble',
    route: 'bubble-timeline',
    icon: CircleDot,
    label: 'nav.bubble',
    feed: { kind: 'bubble' },
    feature: 'bubbleTimeline',
    isOffered: unlessPrivate,
  },
];

/** The entries outside of the groups, in their usual order. `entry-order.ts` says where the folded part begins. */
export const rootEntries: readonly NavigationEntry[] = [
  { id: 'notifications', route: 'notifications', icon: Bell, label: 'nav.notifications' },
  {
    id: 'interactions',
    route: 'interactions',
    icon: AtSign,
    label: 'nav.interactions',
    feed: { kind: 'mentions' },
  },
  // Pleroma-FE has the timeline of direct posts under this id, in the pins of everybody.
  { id: 'dms', route: 'inbox', icon: Mail, label: 'nav.messages', feature: 'directList', within: true },
  { id: 'chats', route: 'chats', icon: MessagesSquare, label: 'nav.chats', feature: 'chats', within: true },
  {
    id: 'bookmarks',
    route: 'bookmarks',
    icon: Bookmark,
    label: 'nav.bookmarks',
    feed: { kind: 'bookmarks', folderId: null },
    within: true,
  },
  {
    id: 'friendRequests',
    route: 'friend-requests',
    icon: UserCheck,
    label: 'nav.friend_requests',
    isOffered: ({ signedIn, locked, hasFollowRequests }) => signedIn && (locked || hasFollowRequests),
  },
  {
    id: 'announcements',
    route: 'announcements',
    icon: Megaphone,
    label: 'nav.announcements',
    feature: 'announcements',
  },
  { id: 'drafts', route: 'drafts', icon: FilePen, label: 'nav.drafts' },
  { id: 'favorites', route: 'favourites', icon: Star, label: 'nav.favorites', feed: { kind: 'favourites' } },
  {
    id: 'followedTags',
    route: 'followed-tags',
    icon: Hash,
    label: 'nav.followed_tags',
    feature: 'followedTags',
  },
  { id: 'shoutbox', route: 'shout-panel', icon: MessageSquareMore, label: 'nav.shoutbox', feature: 'shout' },
  {
    id: 'scheduled',
    route: 'scheduled',
    icon: CalendarClock,
    label: 'nav.scheduled',
    feature: 'scheduledStatuses',
  },
  {
    id: 'whoToFollow',
    route: 'who-to-follow',
    icon: UserPlus,
    label: 'nav.who_to_follow',
    feature: 'suggestions',
  },
  { id: 'search', route: 'search', icon: Search, label: 'nav.search', isOffered: unlessPrivate },
  { id: 'settings', route: 'settings', icon: Settings, label: 'nav.settings', isOffered: forEverybody },
  { id: 'about', route: 'about', icon: Info, label: 'nav.about', isOffered: forEverybody },
  {
    id: 'administration',
    route: 'administration',
    icon: ShieldCheck,
    label: 'nav.administration',
    feature: 'staffOfPleroma',
    within: true,
    isOffered: ({ administers }) => administers,
  },
  { id: 'editNavigation', route: 'edit-navigation', icon: ListOrdered, label: 'nav.edit_nav' },
];

/** All entries of the navigation, except lists, which are the viewer's own. */
export const navigationEntries: readonly NavigationEntry[] = [...timelineEntries, ...rootEntries];
