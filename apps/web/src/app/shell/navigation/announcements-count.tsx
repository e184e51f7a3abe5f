import { useNumberFormat } from '../../../platform/i18n/use-number-format';
import { useText } from '../../../platform/i18n/use-text';
import { CountMark } from './count-mark';
import type { EntryCountProps } from './entry-count-props';
import { useUnreadAnnouncements } from './use-unread-announcements';

/** The number of unread announcements, for members. */
export function AnnouncementsCount({ className }: EntryCountProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const count = useUnreadAnnouncements(true);
  if (count === 0) return null;
  const words = text('nav.announcements_unread', { count });
  return <CountMark className={className} sign={numbers.full(count)} words={words} />;
}
