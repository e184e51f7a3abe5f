import type { Body, Call } from './call';
import type { Announcement } from './model/announcement';
import type { AnnouncementId } from './model/ids';
import type { Page } from './model/page';
import { readAnnouncement } from './schema/announcement';
import { readPage } from './schema/page';
import { required } from './schema/required';

const staffPath = '/api/v1/pleroma/admin/announcements';
const readOne = required(readAnnouncement, 'announcement');

/** Times are ISO strings; null means at once, or without end. */
export interface AnnouncementDraft {
  text: string;
  startsAt: string | null;
  endsAt: string | null;
  allDay: boolean;
}

function bodyOf(draft: AnnouncementDraft): Body {
  return {
    kind: 'json',
    value: {
      content: draft.text,
      starts_at: draft.startsAt,
      ends_at: draft.endsAt,
      all_day: draft.allDay,
    },
  };
}

/** GET /api/v1/announcements: the current ones, unordered. A 404 means that the server has no announcements. */
export function announcements(): Call<Page<Announcement>> {
  return {
    method: 'GET',
    path: '/api/v1/announcements',
    feature: 'announcements',
    notFound: 'route',
    read: readPage(readAnnouncement),
  };
}

/** POST /api/v1/announcements/:id/dismiss */
export function dismissAnnouncement(id: AnnouncementId): Call<void> {
  return {
    method: 'POST',
    path: `/api/v1/announcements/${encodeURIComponent(id)}/dismiss`,
    feature: 'announcements',
    read: () => undefined,
  };
}

/** GET /api/v1/pleroma/admin/announcements: all of them, with their source text. */
export function staffAnnouncements(page: { limit?: number; offset?: number } = {}): Call<Page<Announcement>> {
  return {
    method: 'GET',
    path: staffPath,
    feature: 'staffOfPleroma',
    query: { limit: page.limit, offset: page.offset },
    read: readPage(readAnnouncement),
  };
}

/** POST /api/v1/pleroma/admin/announcements. An empty text: 400 with a number as the error text. */
export function createAnnouncement(draft: AnnouncementDraft): Call<Announcement> {
  return { method: 'POST', path: staffPath, feature: 'staffOfPleroma', body: bodyOf(draft), read: readOne };
}

/** PATCH /api/v1/pleroma/admin/announcements/:id */
export function changeAnnouncement(id: AnnouncementId, draft: AnnouncementDraft): Call<Announcement> {
  return {
    method: 'PATCH',
    path: `${staffPath}/${encodeURIComponent(id)}`,
    feature: 'staffOfPleroma',
    body: bodyOf(draft),
    read: readOne,
  };
}

/** DELETE /api/v1/pleroma/admin/announcements/:id */
export function deleteAnnouncement(id: AnnouncementId): Call<void> {
  return {
    method: 'DELETE',
    path: `${staffPath}/${encodeURIComponent(id)}`,
    feature: 'staffOfPleroma',
    read: () => undefined,
  };
}
