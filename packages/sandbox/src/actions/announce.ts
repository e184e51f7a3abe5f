import type { Here } from '../server/here';
import { putAnnouncement, type AnnouncementRow } from '../store/announcements';

/** What the staff tells everybody. Times in milliseconds; null: from now on, or for good. */
export interface Announcement {
  text: string;
  allDay: boolean;
  startsAt: number | null;
  endsAt: number | null;
}

/** Publishes a new announcement, or with `before` changes one. `at` is for the past. */
export function announce(
  here: Here,
  announcement: Announcement,
  { before, at = here.now() }: { before?: AnnouncementRow; at?: number } = {},
): AnnouncementRow {
  const row: AnnouncementRow = {
    id: before?.id ?? here.ids.next(at),
    source: announcement.text,
    all_day: announcement.allDay ? 1 : 0,
    starts_at: announcement.startsAt,
    ends_at: announcement.endsAt,
    published_at: before?.published_at ?? at,
    updated_at: at,
  };
  putAnnouncement(here.db, row);
  return row;
}
