import { del, get, json, nothing, patch, post } from '../call';
import type { AnnouncementId } from '../model/ids';
import { readAnnouncement } from '../schema/announcement';
import { readPage, required } from '../schema/read';

const staffPath = '/api/v1/pleroma/admin/announcements';
const readOne = required(readAnnouncement, 'announcement');

/** Times are ISO strings; null means at once, or without end. */
export interface AnnouncementDraft {
  text: string;
  startsAt: string | null;
  endsAt: string | null;
  allDay: boolean;
}

const bodyOf = ({ text, startsAt, endsAt, allDay }: AnnouncementDraft) =>
  json({ content: text, starts_at: startsAt, ends_at: endsAt, all_day: allDay });

/** GET /api/v1/announcements: the current ones, unordered. A 404 means that the server has no announcements. */
export const announcements = () =>
  get('/api/v1/announcements', readPage(readAnnouncement), {
    feature: 'announcements',
    notFound: 'route',
  });

/** POST /api/v1/announcements/:id/dismiss */
export const dismissAnnouncement = (id: AnnouncementId) =>
  post(`/api/v1/announcements/${encodeURIComponent(id)}/dismiss`, nothing, {
    feature: 'announcements',
  });

/** GET /api/v1/pleroma/admin/announcements: all of them, with their source text. */
export const staffAnnouncements = (page: { limit?: number; offset?: number } = {}) =>
  get(staffPath, readPage(readAnnouncement), {
    feature: 'staffOfPleroma',
    query: { limit: page.limit, offset: page.offset },
  });

/** POST /api/v1/pleroma/admin/announcements. An empty text: 400 with a number as the error text. */
export const createAnnouncement = (draft: AnnouncementDraft) =>
  post(staffPath, readOne, { feature: 'staffOfPleroma', body: bodyOf(draft) });

/** PATCH /api/v1/pleroma/admin/announcements/:id */
export const changeAnnouncement = (id: AnnouncementId, draft: AnnouncementDraft) =>
  patch(`${staffPath}/${encodeURIComponent(id)}`, readOne, {
    feature: 'staffOfPleroma',
    body: bodyOf(draft),
  });

/** DELETE /api/v1/pleroma/admin/announcements/:id */
export const deleteAnnouncement = (id: AnnouncementId) =>
  del(`${staffPath}/${encodeURIComponent(id)}`, nothing, { feature: 'staffOfPleroma' });
