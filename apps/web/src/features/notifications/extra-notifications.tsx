import { announcementsOf, unreadAnnouncements } from '@linnet/domain/announcements';
import { type ExtraCounts, notificationsOf } from '@linnet/domain/notifications';
import { followRequestsOf } from '@linnet/domain/people';
import { notificationSettings } from '@linnet/domain/settings';
import type { LucideIcon } from 'lucide-react';
import Megaphone from 'lucide-react/icons/megaphone';
import MessagesSquare from 'lucide-react/icons/messages-square';
import UserCheck from 'lucide-react/icons/user-check';
import { useEffect } from 'react';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useResource } from '../../platform/client/use-resource';
import { useUnreadChats } from '../../platform/client/use-unread-chats';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import styles from './notifications.module.css';

/** Unread chats, unread announcements and follow requests, and a hint how to turn this off. */
export function ExtraNotifications({ items }: { readonly items: readonly ExtraItem[] }) {
  const text = useText();
  const tip = useListedSetting('showExtraNotificationsTip', notificationSettings.showExtraNotificationsTip);
  if (items.length === 0) return null;
  return (
    <div className={styles.extras}>
      <ul className={styles.plain}>
        {items.map(({ icon, count, textId, to }) => (
          <li key={to}>
            <Link className={styles.extra} to={to}>
              <Icon of={icon} />
              <span>{text(textId, { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {tip.value && (
        <p className={styles.tip}>
          <span>{text('notifications.extra_tip')}</span>
          <Link to={`${pathTo('settings')}?tab=notifications`}>
            {text('notifications.extra_tip_settings')}
          </Link>
          <Button small variant="quiet" onClick={() => tip.write(false)}>
            {text('notifications.extra_tip_dismiss')}
          </Button>
        </p>
      )}
    </div>
  );
}

interface ExtraItem {
  readonly id: keyof ExtraCounts;
  readonly icon: LucideIcon;
  readonly count: number;
  readonly textId: MessageId;
  readonly to: string;
}

interface ExtraItems {
  readonly items: readonly ExtraItem[];
  /** All counts are known: no item is added later, which would push down the list below. */
  readonly isLoaded: boolean;
  /** Items that wait until the viewer wants to see what is new: they would push down a stored list. */
  readonly waitingCount: number;
  readonly counts: ExtraCounts;
}

/** Unread chats, unread announcements and follow requests, as far as the settings show them. */
export function useExtraItems(): ExtraItems {
  const shown = useChosenExtras();
  const { storedExtras } = useCell(notificationsOf(useClient()).state);
  const session = useSession();
  const username = session.state === 'visitor' ? '' : session.username;
  const loaded = {
    chats: useUnreadChats(shown.chats),
    announcements: useUnreadAnnouncements(shown.announcements),
    requests: useFollowRequestCount(shown.requests),
  };
  const counts: ExtraCounts = {
    chats: loaded.chats ?? storedExtras?.chats ?? 0,
    announcements: loaded.announcements ?? storedExtras?.announcements ?? 0,
    requests: loaded.requests ?? storedExtras?.requests ?? 0,
  };
  const all: readonly ExtraItem[] = [
    {
      id: 'chats',
      icon: MessagesSquare,
      count: counts.chats,
      textId: 'notifications.extra_chats',
      to: pathTo('chats', { username }),
    },
    {
      id: 'announcements',
      icon: Megaphone,
      count: counts.announcements,
      textId: 'notifications.extra_announcements',
      to: pathTo('announcements'),
    },
    {
      id: 'requests',
      icon: UserCheck,
      count: counts.requests,
      textId: 'notifications.extra_follow_requests',
      to: pathTo('friend-requests'),
    },
  ];
  const known = all.filter(({ count }) => count > 0);
  const items = known.filter(({ id }) => storedExtras === null || storedExtras[id] > 0);
  return {
    items,
    isLoaded: Object.values(loaded).every((count) => count !== null),
    waitingCount: known.length - items.length,
    counts,
  };
}

const {
  showExtraNotifications,
  notificationVisibility,
  showChatsInExtraNotifications: chatsSetting,
  showAnnouncementsInExtraNotifications: announcementsSetting,
  showFollowRequestsInExtraNotifications: requestsSetting,
} = notificationSettings;

/** Which items the settings show. */
function useChosenExtras() {
  const shows = useListedSetting('showExtraNotifications', showExtraNotifications).value;
  const announcements = useListedSetting('showAnnouncementsInExtraNotifications', announcementsSetting).value;
  const requests = useListedSetting('showFollowRequestsInExtraNotifications', requestsSetting).value;
  const chats = useListedSetting('showChatsInExtraNotifications', chatsSetting).value;
  const { chatMention } = useListedSetting('notificationVisibility', notificationVisibility).value;
  const isShown = useSession().state === 'signed-in' && shows;
  // Chats are also a kind of notification: if that is off, they are shown nowhere.
  return {
    chats: isShown && chats && chatMention,
    announcements: isShown && announcements,
    requests: isShown && requests,
  };
}

/** How many announcements are unread; null while loading. */
function useUnreadAnnouncements(isShown: boolean): number | null {
  const { value, isOffered, error } = useResource(announcementsOf(useClient()), isShown);
  if (!isShown) return 0;
  return value === null && isOffered && error === null ? null : unreadAnnouncements(value);
}

/** The number of follow requests; null while loading. */
function useFollowRequestCount(isWanted: boolean): number | null {
  const requests = followRequestsOf(useClient());
  const { rows, hasMore, error } = useCell(requests.state);
  const session = useSession();
  const account = session.state === 'visitor' ? null : session.own;
  useEffect(() => (isWanted ? requests.startPolling() : undefined), [requests, isWanted]);
  if (!isWanted) return 0;
  // The number is known once the account is loaded, and for a locked account once the requests are.
  if (account === null || (account.locked && rows === null && error === null)) return null;
  // The account's own number is older than the list, but counts more than its first pages.
  return rows === null || hasMore ? Math.max(rows?.length ?? 0, account.followRequestsCount) : rows.length;
}
