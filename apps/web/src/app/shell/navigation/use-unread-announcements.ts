import { announcementsOf, unreadAnnouncements } from '@linnet/domain/announcements';
import { useClient } from '../../../platform/client/client-provider';
import { useResource } from '../../../platform/client/use-resource';
import { useSession } from '../../../platform/client/use-session';

/** The number of unread announcements; refreshed while `wanted`. Zero for visitors. */
export function useUnreadAnnouncements(wanted: boolean): number {
  const isFollowed = useSession().state === 'member' && wanted;
  const { value } = useResource(announcementsOf(useClient()), isFollowed);
  return isFollowed ? unreadAnnouncements(value) : 0;
}
