import { announcementsOf, unreadAnnouncements } from '@linnet/domain/announcements';
import { useEffect } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useCell } from '../../../platform/client/use-cell';
import { useSession } from '../../../platform/client/use-session';
import { useNumberFormat } from '../../../platform/i18n/use-number-format';
import { useText } from '../../../platform/i18n/use-text';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';

interface AnnouncementsCountProps {
  readonly className: string | undefined;
}

/** How many announcements a member has not read. Visitors have read none and are shown none. */
export function AnnouncementsCount({ className }: AnnouncementsCountProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const announcements = announcementsOf(useClient());
  const count = unreadAnnouncements(useCell(announcements.state));
  const isMember = useSession().state === 'member';

  useEffect(() => (isMember ? announcements.follow() : undefined), [announcements, isMember]);

  if (!isMember || count === 0) return null;
  return (
    <>
      <span className={className} aria-hidden>
        {numbers.full(count)}
      </span>
      <VisuallyHidden>{text('nav.announcements_unread', { count })}</VisuallyHidden>
    </>
  );
}
