import { announcementsOf, unreadAnnouncements } from '@linnet/domain/announcements';
import { followRequestsOf } from '@linnet/domain/people';
import { notificationSettings } from '@linnet/domain/settings';
import { useEffect } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useResource } from '../../platform/client/use-resource';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useSession } from '../../platform/client/use-session';
import type { MessageId } from '../../platform/i18n/message-id';
import { pathTo } from '../../platform/navigation/path-to';

export interface Extra {
  readonly id: 'announcements' | 'follow-requests';
  readonly count: number;
  readonly words: MessageId;
  readonly to: string;
}

export interface Extras {
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
  const any = shows && isMember;
  return {
    announcements: any && news.value,
    requests: any && asking.value,
  };
}

function useUnreadAnnouncements(isWanted: boolean): Waiting {
  const { value, isOffered, failure } = useResource(announcementsOf(useClient()), isWanted);
  if (!isWanted) return 0;
  return value === null && isOffered && failure === null ? null : unreadAnnouncements(value);
}

function useRequesters(isWanted: boolean): Waiting {
  const requests = followRequestsOf(useClient());
  const { people, failure } = useCell(requests.state);
  const session = useSession();
  const own = session.state === 'visitor' ? null : session.own;
  useEffect(() => (isWanted ? requests.follow() : undefined), [requests, isWanted]);
  if (!isWanted) return 0;
  // The own account is not loaded yet; it is retried until it is.
  if (own === null || (own.locked && people === null && failure === null)) return null;
  return people?.length ?? own.followRequestsCount;
}
