import type { Body, Call } from '../call';
import { ApiError } from '../error';
import type { Announcement } from '../model/announcement';
import type { AnnouncementId, Page } from '../model/ids';
import type { Instance, InstanceAbout, InstanceRule, Nodeinfo } from '../model/instance';
import { readAnnouncement } from '../schema/announcement';
import { readInstance, readRule } from '../schema/instance';
import { readInstanceAbout, readNodeinfo } from '../schema/instance-about';
import { readPage, required } from '../schema/read';

const noLink = { status: 200, link: null };

/** GET /api/v1/instance. Also available on private servers. */
export function instanceV1(): Call<Instance> {
  return {
    method: 'GET',
    path: '/api/v1/instance',
    auth: 'none',
    read: required(readInstance, 'instance'),
  };
}

/** GET /nodeinfo/:version.json. Only Pleroma and Akkoma have it at this path. */
export function nodeinfo(version: '2.0' | '2.1'): Call<Nodeinfo> {
  return {
    method: 'GET',
    path: `/nodeinfo/${version}.json`,
    auth: 'none',
    read: required(readNodeinfo, 'nodeinfo'),
  };
}

/** GET /api/v1/instance/rules: the rules alone. */
export function instanceRules(): Call<Page<InstanceRule>> {
  return { method: 'GET', path: '/api/v1/instance/rules', auth: 'none', read: readPage(readRule) };
}

/** GET /api/v1/instance/peers: the host names of known servers, unordered. */
export function instancePeers(): Call<readonly string[]> {
  return {
    method: 'GET',
    path: '/api/v1/instance/peers',
    auth: 'none',
    read: (json) => readPage((host) => (typeof host === 'string' ? host : undefined))(json, noLink).items,
  };
}

/** GET /api/v1/instance: the part for people. Also available on private servers. */
export function instanceAbout(): Call<InstanceAbout> {
  return {
    method: 'GET',
    path: '/api/v1/instance',
    auth: 'none',
    read: required(readInstanceAbout, 'what the instance says of itself'),
  };
}

const wholePage = /^\s*<(?:!doctype|html)[\s>]/i;
const maxLength = 200_000;

/** When the file is missing, servers answer with the client's index page, which is no fragment. */
function readFragment(body: unknown): string {
  if (typeof body !== 'string' || wholePage.test(body)) {
    throw new ApiError({ kind: 'malformed', what: 'fragment of a page' });
  }
  return body.slice(0, maxLength);
}

function fragment(path: string): Call<string> {
  return { method: 'GET', path, auth: 'none', answer: 'text', read: readFragment };
}

/** GET /static/terms-of-service.html: untrusted HTML. */
export function termsOfService(): Call<string> {
  return fragment('/static/terms-of-service.html');
}

/** GET /instance/panel.html: the operator's HTML, untrusted. Malformed when there is none. */
export function instancePanel(): Call<string> {
  return fragment('/instance/panel.html');
}

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
