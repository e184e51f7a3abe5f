import { announcementsOf, unreadAnnouncements } from '@linnet/domain/announcements';
import { followRequestsOf } from '@linnet/domain/people';
import { useEffect } from 'react';
import { CountMark } from '../../../blocks/navigation/count-mark';
import { useCell, useClient, useSession } from '../../../platform/client/client-provider';
import { useFeature } from '../../../platform/client/use-feature';
import { useOwnAccount } from '../../../blocks/account/use-own-account';
import { useResource } from '../../../platform/client/use-resource';
import type { MessageId } from '../../../platform/i18n/message-id';
import { useNumberFormat } from '../../../platform/i18n/use-number-format';
import { useText } from '../../../platform/i18n/use-text';

/** The props of each count beside a navigation entry. */
export interface EntryCountProps {
  readonly className: string | undefined;
}

interface NumberMarkProps extends EntryCountProps {
  readonly count: number;
  readonly words: MessageId;
}

/** A number with its words; nothing for zero. */
function NumberMark({ className, count, words }: NumberMarkProps) {
  const text = useText();
  const numbers = useNumberFormat();
  if (count === 0) return null;
  return <CountMark className={className} shown={numbers.full(count)} label={text(words, { count })} />;
}

/** The number of unread announcements; refreshed while `wanted`. Zero for visitors. */
function useUnreadAnnouncements(wanted: boolean): number {
  const isFollowed = useSession().state === 'signed-in' && wanted;
  const { value } = useResource(announcementsOf(useClient()), isFollowed);
  return isFollowed ? unreadAnnouncements(value) : 0;
}

/** The number of unread announcements, for signed-in viewers. */
export function AnnouncementsCount({ className }: EntryCountProps) {
  const count = useUnreadAnnouncements(true);
  return <NumberMark className={className} count={count} words="nav.announcements_unread" />;
}

/** The number of follow requests; refreshed while `wanted`. */
function useFollowRequestCount(wanted: boolean): number {
  const session = useSession();
  const requests = followRequestsOf(useClient());
  const { rows } = useCell(requests.state);
  const { startPolling } = requests;
  useEffect(() => (wanted ? startPolling() : undefined), [startPolling, wanted]);
  // Until the requests have been loaded, the count of the signed-in account holds.
  const storedCount = session.state === 'visitor' ? 0 : (session.own?.followRequestsCount ?? 0);
  return wanted ? (rows?.length ?? storedCount) : 0;
}

/** The number of follow requests. */
export function FollowRequestCount({ className }: EntryCountProps) {
  const count = useFollowRequestCount(true);
  return <NumberMark className={className} count={count} words="follow_requests.waiting" />;
}

interface MenuCountProps {
  readonly onChange: (hasCount: boolean) => void;
}

/** Draws nothing: tells whether an entry behind the menu button has a count, other than new posts. */
export function MenuCount({ onChange }: MenuCountProps): null {
  const isLocked = useOwnAccount()?.locked === true;
  const hasAnnouncements = useFeature('announcements');
  const session = useSession();
  const hasRequests = session.state !== 'visitor' && (session.own?.followRequestsCount ?? 0) > 0;
  const requests = useFollowRequestCount(isLocked || hasRequests);
  const unread = useUnreadAnnouncements(hasAnnouncements);
  const hasCount = requests + unread > 0;
  useEffect(() => {
    onChange(hasCount);
    return () => onChange(false);
  }, [hasCount, onChange]);
  return null;
}
