import type { Server } from '../server/server';
import { type AnnouncementRow, putAnnouncement } from '../store/announcements';

/** An announcement of the staff. Times in milliseconds; null: it starts now, or never ends. */
export interface Announcement {
  text: string;
  allDay: boolean;
  startsAt: number | null;
  endsAt: number | null;
}

/** Publishes an announcement, or changes the one in `before`. `at` dates one in the past. */
export function announce(
  server: Server,
  announcement: Announcement,
  { before, at = server.now() }: { before?: AnnouncementRow; at?: number } = {},
): AnnouncementRow {
  const row: AnnouncementRow = {
    id: before?.id ?? server.ids.next(at),
    source: announcement.text,
    all_day: announcement.allDay ? 1 : 0,
    starts_at: announcement.startsAt,
    ends_at: announcement.endsAt,
    published_at: before?.published_at ?? at,
    updated_at: at,
  };
  putAnnouncement(server.db, row);
  return row;
}
