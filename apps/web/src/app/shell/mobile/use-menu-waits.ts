import { useFeature } from '../../../platform/client/use-feature';
import { useSession } from '../../../platform/client/use-session';
import { useOwnAccount } from '../../../platform/client/use-own-account';
import { useFollowRequestCount } from '../navigation/use-follow-request-count';
import { useUnreadAnnouncements } from '../navigation/use-unread-announcements';

/** Whether something behind the button of the menu waits for this person, other than posts. */
export function useMenuWaits(): boolean {
  const isLocked = useOwnAccount()?.locked === true;
  const hasAnnouncements = useFeature('announcements');
  const session = useSession();
  const hasAsked = session.state !== 'visitor' && (session.own?.followRequestsCount ?? 0) > 0;
  const requests = useFollowRequestCount(isLocked || hasAsked);
  const unread = useUnreadAnnouncements(hasAnnouncements);
  return requests + unread > 0;
}
