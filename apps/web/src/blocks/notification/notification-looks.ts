import type { NotificationKind } from '@linnet/domain/notifications';
import type { LucideIcon } from 'lucide-react';
import AtSign from 'lucide-react/icons/at-sign';
import Bell from 'lucide-react/icons/bell';
import ChartBar from 'lucide-react/icons/chart-bar';
import Flag from 'lucide-react/icons/flag';
import Luggage from 'lucide-react/icons/luggage';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import Quote from 'lucide-react/icons/quote';
import Repeat2 from 'lucide-react/icons/repeat-2';
import SmilePlus from 'lucide-react/icons/smile-plus';
import Star from 'lucide-react/icons/star';
import UserCheck from 'lucide-react/icons/user-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { pathTo } from '../../platform/navigation/path-to';

/** The tabs of interactions. */
export type InteractionTabName =
  | 'mentions'
  | 'statuses'
  | 'favs-repeats'
  | 'follows'
  | 'reactions'
  | 'reports'
  | 'moves';

interface NotificationLook {
  readonly icon: LucideIcon;
  /** Colour of the badge at the avatar. */
  readonly tone: 'accent' | 'blue' | 'green' | 'orange' | 'red' | 'plain';
  /** Shows the status, to be read and replied to, or an excerpt in a faint colour. */
  readonly shows: 'status' | 'excerpt' | null;
  /** The tab of the interactions screen that lists this kind. */
  readonly tab: InteractionTabName | null;
  /** The address of the screen where it is handled; null if it is about a status or an account. */
  readonly screenPath: ((username: string, person: string | null) => string) | null;
}

const status = { shows: 'status', screenPath: null } as const;
const excerpt = { shows: 'excerpt', screenPath: null } as const;
const noContent = { shows: null, screenPath: null } as const;

/** How the kinds of notification look; their sentences are `notifications.text_KIND`. */
export const notificationLooks: Readonly<Record<NotificationKind, NotificationLook>> = {
  mention: { ...status, icon: AtSign, tone: 'blue', tab: 'mentions' },
  status: { ...status, icon: Bell, tone: 'blue', tab: 'statuses' },
  like: { ...excerpt, icon: Star, tone: 'orange', tab: 'favs-repeats' },
  repeat: { ...excerpt, icon: Repeat2, tone: 'green', tab: 'favs-repeats' },
  reaction: { ...excerpt, icon: SmilePlus, tone: 'accent', tab: 'reactions' },
  follow: { ...noContent, icon: UserPlus, tone: 'accent', tab: 'follows' },
  follow_request: {
    icon: UserCheck,
    tone: 'accent',
    shows: null,
    tab: null,
    screenPath: () => pathTo('friend-requests'),
  },
  move: { ...noContent, icon: Luggage, tone: 'plain', tab: 'moves' },
  poll: { ...status, icon: ChartBar, tone: 'accent', tab: null },
  chat_mention: {
    icon: Mail,
    tone: 'blue',
    shows: null,
    tab: null,
    screenPath: (username, person) => pathTo('chat', { username, recipient_id: person ?? '' }),
  },
  report: {
    icon: Flag,
    tone: 'red',
    shows: null,
    tab: 'reports',
    screenPath: (username) => `${pathTo('interactions', { username })}?tab=reports`,
  },
  update: { ...status, icon: Pencil, tone: 'plain', tab: null },
  quote: { ...status, icon: Quote, tone: 'green', tab: null },
  unknown: { ...excerpt, icon: Bell, tone: 'plain', tab: null },
};

/** The address of the screen where this kind of notification by a person is handled; null without one. */
export function screenPathOf(kind: NotificationKind, username: string, person: string | null): string | null {
  return notificationLooks[kind].screenPath?.(username, person) ?? null;
}
