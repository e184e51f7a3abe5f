import type { FeatureKey } from '@linnet/api';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FilePen from 'lucide-react/icons/file-pen';
import Hash from 'lucide-react/icons/hash';
import Info from 'lucide-react/icons/info';
import List from 'lucide-react/icons/list';
import Megaphone from 'lucide-react/icons/megaphone';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserPlus from 'lucide-react/icons/user-plus';
import type { MessageId } from '../../platform/i18n/message-id';

export interface RootItem {
  readonly route:
    | 'friend-requests'
    | 'followed-tags'
    | 'lists'
    | 'drafts'
    | 'scheduled'
    | 'search'
    | 'announcements'
    | 'who-to-follow'
    | 'settings'
    | 'about';
  readonly icon: LucideIcon;
  readonly label: MessageId;
  readonly members: boolean;
  /** What the server must be able to. */
  readonly feature?: FeatureKey;
  /** For those only who let followers in by hand. */
  readonly locked?: true;
  /** A private server has it for members only. */
  readonly unlessPrivate?: true;
}

/** The places that are no timelines, in their order. */
export const rootItems: readonly RootItem[] = [
  { route: 'friend-requests', icon: UserCheck, label: 'nav.friend_requests', members: true, locked: true },
  { route: 'lists', icon: List, label: 'nav.lists', members: true, feature: 'lists' },
  { route: 'followed-tags', icon: Hash, label: 'nav.followed_tags', members: true, feature: 'followedTags' },
  { route: 'drafts', icon: FilePen, label: 'nav.drafts', members: true },
  {
    route: 'scheduled',
    icon: CalendarClock,
    label: 'nav.scheduled',
    members: true,
    feature: 'scheduledStatuses',
  },
  { route: 'search', icon: Search, label: 'search.title', members: false, unlessPrivate: true },
  {
    route: 'announcements',
    icon: Megaphone,
    label: 'nav.announcements',
    members: false,
    feature: 'announcements',
  },
  {
    route: 'who-to-follow',
    icon: UserPlus,
    label: 'nav.who_to_follow',
    members: true,
    feature: 'suggestions',
  },
  { route: 'settings', icon: Settings, label: 'nav.settings', members: false },
  { route: 'about', icon: Info, label: 'nav.about', members: false },
];
