import { announcementsOf, unreadAnnouncements } from '@linnet/domain/announcements';
import { followRequestsOf } from '@linnet/domain/people';
import { notificationSettings } from '@linnet/domain/settings';
import type { LucideIcon } from 'lucide-react';
import Megaphone from 'lucide-react/icons/megaphone';
import UserCheck from 'lucide-react/icons/user-check';
import { useEffect } from 'react';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useResource } from '../../platform/client/use-resource';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import styles from './notifications.module.css';

/** Other things that wait for the viewer, and a hint how to turn this off. */
export function ExtraNotifications({ extras }: { readonly extras: readonly Extra[] }) {
  const text = useText();
  const tip = useListedSetting('showExtraNotificationsTip', notificationSettings.showExtraNotificationsTip);
  if (extras.length === 0) return null;
  return (
    <div className={styles.extras}>
      <ul className={styles.plain}>
        {extras.map(({ icon, count, words, to }) => (
          <li key={to}>
            <Link className={styles.extra} to={to}>
              <Icon of={icon} />
              <span>{text(words, { count })}</span>
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

interface Extra {
  readonly icon: LucideIcon;
  readonly count: number;
  readonly words: MessageId;
  readonly to: string;
}

interface Extras {
  readonly items: readonly Extra[];
  /** All counts are known. Before that, what is added would push down what is below. */
  readonly isSettled: boolean;
}

/** What waits for the viewer besides notifications, as far as the settings show it. */
export function useExtras(): Extras {
  const shown = useShownExtras();
  const counts = {
    announcements: useUnreadAnnouncements(shown.announcements),
    requests: useFollowRequestCount(shown.requests),
  };
  const items: readonly Extra[] = [
    {
      icon: Megaphone,
      count: counts.announcements ?? 0,
      words: 'notifications.extra_announcements',
      to: pathTo('announcements'),
    },
    {
      icon: UserCheck,
      count: counts.requests ?? 0,
      words: 'notifications.extra_follow_requests',
      to: pathTo('friend-requests'),
    },
  ];
  return {
    items: items.filter(({ count }) => count > 0),
    isSettled: Object.values(counts).every((count) => count !== null),
  };
}

const {
  showExtraNotifications,
  showAnnouncementsInExtraNotifications: ofAnnouncements,
  showFollowRequestsInExtraNotifications: ofRequests,
} = notificationSettings;

/** Which of them the settings show. */
function useShownExtras() {
  const shows = useListedSetting('showExtraNotifications', showExtraNotifications).value;
  const announcements = useListedSetting('showAnnouncementsInExtraNotifications', ofAnnouncements).value;
  const requests = useListedSetting('showFollowRequestsInExtraNotifications', ofRequests).value;
  const isShown = useSession().state === 'signed-in' && shows;
  return { announcements: isShown && announcements, requests: isShown && requests };
}

/** How many announcements are unread; null while loading. */
function useUnreadAnnouncements(isWanted: boolean): number | null {
  const { value, isOffered, error } = useResource(announcementsOf(useClient()), isWanted);
  if (!isWanted) return 0;
  return value === null && isOffered && error === null ? null : unreadAnnouncements(value);
}

/** How many follow requests wait; null while loading. */
function useFollowRequestCount(isWanted: boolean): number | null {
  const requests = followRequestsOf(useClient());
  const { rows, error } = useCell(requests.state);
  const session = useSession();
  const own = session.state === 'visitor' ? null : session.own;
  useEffect(() => (isWanted ? requests.follow() : undefined), [requests, isWanted]);
  if (!isWanted) return 0;
  // The own account is not loaded yet; it is retried until it is.
  if (own === null || (own.locked && rows === null && error === null)) return null;
  return rows?.length ?? own.followRequestsCount;
}
