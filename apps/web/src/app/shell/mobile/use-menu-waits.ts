import { useFeature } from '../../../platform/client/use-feature';
import { useOwnAccount } from '../../../platform/client/use-own-account';
import { useFollowRequestCount } from '../navigation/use-follow-request-count';
import { useUnreadAnnouncements } from '../navigation/use-unread-announcements';

/** Whether something behind the button of the menu waits for this person, other than posts. */
export function useMenuWaits(): boolean {
  const isLocked = useOwnAccount()?.locked === true;
  const hasAnnouncements = useFeature('announcements');
  const requests = useFollowRequestCount(isLocked);
  const unread = useUnreadAnnouncements(hasAnnouncements);
  return requests + unread > 0;
}
