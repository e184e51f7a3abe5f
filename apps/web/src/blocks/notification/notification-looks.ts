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
import type { MessageId } from '../../platform/i18n/message-id';
import { pathTo } from '../../platform/navigation/path-to';

interface NotificationLook {
  readonly icon: LucideIcon;
  /** Colour of the badge at the avatar. */
  readonly tone: 'accent' | 'blue' | 'green' | 'orange' | 'red' | 'plain';
  readonly words: MessageId;
  /** Shows the status, to be read and replied to, or an excerpt in a faint colour. */
  readonly shows: 'status' | 'excerpt' | null;
}

/** How the kinds of notification look and read. */
export const notificationLooks: Readonly<Record<NotificationKind, NotificationLook>> = {
  mention: { icon: AtSign, tone: 'blue', words: 'notifications.words_mention', shows: 'status' },
  status: { icon: Bell, tone: 'blue', words: 'notifications.words_status', shows: 'status' },
  like: { icon: Star, tone: 'orange', words: 'notifications.words_like', shows: 'excerpt' },
  repeat: { icon: Repeat2, tone: 'green', words: 'notifications.words_repeat', shows: 'excerpt' },
  reaction: { icon: SmilePlus, tone: 'accent', words: 'notifications.words_reaction', shows: 'excerpt' },
  follow: { icon: UserPlus, tone: 'accent', words: 'notifications.words_follow', shows: null },
  follow_request: {
    icon: UserCheck,
    tone: 'accent',
    words: 'notifications.words_follow_request',
    shows: null,
  },
  move: { icon: Luggage, tone: 'plain', words: 'notifications.words_move', shows: null },
  poll: { icon: ChartBar, tone: 'accent', words: 'notifications.words_poll', shows: 'status' },
  chat_mention: { icon: Mail, tone: 'blue', words: 'notifications.words_chat_mention', shows: null },
  report: { icon: Flag, tone: 'red', words: 'notifications.words_report', shows: null },
  update: { icon: Pencil, tone: 'plain', words: 'notifications.words_update', shows: 'status' },
  quote: { icon: Quote, tone: 'green', words: 'notifications.words_quote', shows: 'status' },
  unknown: { icon: Bell, tone: 'plain', words: 'notifications.words_unknown', shows: 'excerpt' },
};

/**
 * The address for a kind of notification that is handled on a screen of its own; null if it is about a status or an
 * account.
 */
export function leadsTo(kind: NotificationKind, username: string): string | null {
  if (kind === 'follow_request') return pathTo('friend-requests');
  return kind === 'report' ? `${pathTo('interactions', { username })}?tab=reports` : null;
}
