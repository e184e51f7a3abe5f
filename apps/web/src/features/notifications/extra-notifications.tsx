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

const icons: Readonly<Record<Extra['id'], LucideIcon>> = {
  announcements: Megaphone,
  'follow-requests': UserCheck,
};

/** Other things that wait for the viewer, and a hint how to turn this off. */
export function ExtraNotifications({ extras }: { readonly extras: readonly Extra[] }) {
  const text = useText();
  const tip = useListedSetting('showExtraNotificationsTip', notificationSettings.showExtraNotificationsTip);
  if (extras.length === 0) return null;
  return (
    <div className={styles.extras}>
      <ul className={styles.plain}>
        {extras.map(({ id, count, words, to }) => (
          <li key={id}>
            <Link className={styles.extra} to={to}>
              <Icon of={icons[id]} />
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
  readonly id: 'announcements' | 'follow-requests';
  readonly count: number;
  readonly words: MessageId;
  readonly to: string;
}

interface Extras {
  readonly items: readonly Extra[];
  /** All counts are known. Before that, what is added would push down what is below. */
  readonly isSettled: boolean;
}

/** How many of something wait; null while loading. */
type Waiting = number | null;

/** What waits for the viewer besides notifications, as far as the settings show it. */
export function useExtras(): Extras {
  const wanted = useWanted();
  const counts = {
    announcements: useUnreadAnnouncements(wanted.announcements),
    requests: useRequesters(wanted.requests),
  };
  const items: readonly Extra[] = [
    {
      id: 'announcements',
      count: counts.announcements ?? 0,
      words: 'notifications.extra_announcements',
      to: pathTo('announcements'),
    },
    {
      id: 'follow-requests',
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

/** Which of them the settings show. */
function useWanted() {
  const list = notificationSettings;
  const shows = useListedSetting('showExtraNotifications', list.showExtraNotifications).value;
  const news = useListedSetting(
    'showAnnouncementsInExtraNotifications',
    list.showAnnouncementsInExtraNotifications,
  );
  const asking = useListedSetting(
    'showFollowRequestsInExtraNotifications',
    list.showFollowRequestsInExtraNotifications,
  );
  const isMember = useSession().state === 'member';
  const isWanted = shows && isMember;
  return {
    announcements: isWanted && news.value,
    requests: isWanted && asking.value,
  };
}

function useUnreadAnnouncements(isWanted: boolean): Waiting {
  const { value, isOffered, failure } = useResource(announcementsOf(useClient()), isWanted);
  if (!isWanted) return 0;
  return value === null && isOffered && failure === null ? null : unreadAnnouncements(value);
}

function useRequesters(isWanted: boolean): Waiting {
  const requests = followRequestsOf(useClient());
  const { rows, failure } = useCell(requests.state);
  const session = useSession();
  const own = session.state === 'visitor' ? null : session.own;
  useEffect(() => (isWanted ? requests.follow() : undefined), [requests, isWanted]);
  if (!isWanted) return 0;
  // The own account is not loaded yet; it is retried until it is.
  if (own === null || (own.locked && rows === null && failure === null)) return null;
  return rows?.length ?? own.followRequestsCount;
}
