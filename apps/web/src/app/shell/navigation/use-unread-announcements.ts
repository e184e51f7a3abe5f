import { announcementsOf, unreadAnnouncements } from '@linnet/domain/announcements';
import { useEffect } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useCell } from '../../../platform/client/use-cell';
import { useSession } from '../../../platform/client/use-session';

/** The number of unread announcements; refreshed while `wanted`. Zero for visitors. */
export function useUnreadAnnouncements(wanted: boolean): number {
  const announcements = announcementsOf(useClient());
  const count = unreadAnnouncements(useCell(announcements.state));
  const isFollowed = useSession().state === 'member' && wanted;
  useEffect(() => (isFollowed ? announcements.follow() : undefined), [announcements, isFollowed]);
  return isFollowed ? count : 0;
}
