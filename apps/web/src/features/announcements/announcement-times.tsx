import type { Announcement } from '@linnet/api';
import type { ListedAnnouncement } from '@linnet/domain/announcements';
import { useTextContext } from '../../platform/i18n/text-provider';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import styles from './announcements.module.css';

interface AnnouncementTimesProps {
  readonly announcement: ListedAnnouncement;
}

/** When the announcement was published, and the time that it is about. */
export function AnnouncementTimes({ announcement }: AnnouncementTimesProps) {
  const text = useText();
  const { full } = useAbsoluteTime();
  const moment = useMomentWords(announcement);
  const { publishedAt, startsAt, endsAt, isInactive } = announcement;
  return (
    <p className={styles.times}>
      {publishedAt !== null && <time dateTime={publishedAt}>{full(Date.parse(publishedAt))}</time>}
      {startsAt !== null && <span>{text('announcements.starts', { time: moment(startsAt) })}</span>}
      {endsAt !== null && <span>{text('announcements.ends', { time: moment(endsAt) })}</span>}
      {isInactive && <b>{text('announcements.inactive')}</b>}
    </p>
  );
}

/** Whole days are not converted to the time zone of the viewer. */
function useMomentWords({ allDay }: Pick<Announcement, 'allDay'>): (at: string) => string {
  const { formatter } = useTextContext();
  return (at) =>
    formatter.time(
      Date.parse(at),
      allDay ? { dateStyle: 'long', timeZone: 'UTC' } : { dateStyle: 'long', timeStyle: 'short' },
    );
}
