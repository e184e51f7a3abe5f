import { del, get, json, nothing, patch, post } from '../call';
import { ApiError } from '../error';
import type { AnnouncementId } from '../model/ids';
import { readAnnouncement } from '../schema/announcement';
import { readInstance, readRule } from '../schema/instance';
import { readInstanceAbout, readNodeinfo } from '../schema/instance-about';
import { readPage, required } from '../schema/read';

const noLink = { status: 200, link: null };

/** GET /api/v1/instance. Also available on private servers. */
export const instanceV1 = () => get('/api/v1/instance', required(readInstance, 'instance'), { auth: 'none' });

/** GET /nodeinfo/:version.json. Only Pleroma and Akkoma have it at this path. */
export const nodeinfo = (version: '2.0' | '2.1') =>
  get(`/nodeinfo/${version}.json`, required(readNodeinfo, 'nodeinfo'), { auth: 'none' });

/** GET /api/v1/instance/rules: the rules alone. */
export const instanceRules = () => get('/api/v1/instance/rules', readPage(readRule), { auth: 'none' });

/** Old servers know tens of thousands. */
const maxPeers = 50_000;

/** GET /api/v1/instance/peers: the host names of known servers, unordered. */
export const instancePeers = () =>
  get(
    '/api/v1/instance/peers',
    (json) => readPage((host) => (typeof host === 'string' ? host : undefined), maxPeers)(json, noLink).items,
    { auth: 'none' },
  );

/** GET /api/v1/instance: the part for people. Also available on private servers. */
export const instanceAbout = () =>
  get('/api/v1/instance', required(readInstanceAbout, 'description of the instance'), {
    auth: 'none',
  });

const wholePage = /^\s*<(?:!doctype|html)[\s>]/i;
const maxLength = 200_000;

/** When the file is missing, servers answer with the client's index page, which is no fragment. */
function readFragment(body: unknown): string {
  if (typeof body !== 'string' || wholePage.test(body)) {
    throw new ApiError({ kind: 'malformed', what: 'fragment of a page' });
  }
  return body.slice(0, maxLength);
}

const fragment = (path: string) => get(path, readFragment, { auth: 'none', answer: 'text' });

/** GET /static/terms-of-service.html: untrusted HTML. */
export const termsOfService = () => fragment('/static/terms-of-service.html');

/** GET /instance/panel.html: the operator's HTML, untrusted. Malformed when there is none. */
export const instancePanel = () => fragment('/instance/panel.html');

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
