import { type Announcement, announce } from '../actions/announce';
import { renderAnnouncement } from '../render/lists';
import { signedIn, staffRoutes } from '../server/access';
import { answer } from '../server/answer';
import type { Params } from '../server/params';
import { Problem, invalidRequest, notFound, problem } from '../server/problem';
import { type Call, OPEN, type Route, user } from '../server/route';
import {
  type AnnouncementRow,
  currentAnnouncements,
  findAnnouncement,
  markAnnouncementRead,
  pageOfAnnouncements,
  removeAnnouncement,
} from '../store/announcements';

/** Current announcements; a token with any scope is enough. */
function listCurrent({ server, viewer }: Call): Response {
  const rows = currentAnnouncements(server.db, signedIn(viewer).id, server.now());
  return answer(rows.map((row) => renderAnnouncement(server, row, { read: row.read === 1 })));
}

function dismiss({ server, path, viewer }: Call): Response {
  const row = findAnnouncement(server.db, path['id'] ?? '');
  if (!row) throw notFound();
  markAnnouncementRead(server.db, signedIn(viewer).id, row.id);
  return answer({});
}

export const announcementRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/announcements', access: OPEN, handle: listCurrent },
  {
    method: 'POST',
    path: '/api/v1/announcements/:id/dismiss',
    access: user('write:accounts'),
    handle: dismiss,
  },
];

const BASE = '/api/v1/pleroma/admin/announcements';
const DEFAULT_LIMIT = 20;

function announcementOf({ server, path }: Call): AnnouncementRow {
  const row = findAnnouncement(server.db, path['id'] ?? '');
  if (!row) throw problem(404, 'Not found');
  return row;
}

/** A time of an announcement. An empty value removes the time; without one it stays as it was. */
function readTime(params: Params, name: string, existing: number | null): number | null {
  if (!params.has(name)) return existing;
  const text = params.text(name);
  if (text === undefined) return null;
  const time = Date.parse(text);
  if (Number.isNaN(time)) {
    throw invalidRequest([{ field: name, message: 'Invalid format. Expected :"date-time"' }]);
  }
  return time;
}

/** The announcement in the parameters. An empty text is an error whose body has only a number. */
function readAnnouncement(params: Params, before?: AnnouncementRow): Announcement {
  const text = params.text('content') ?? before?.source ?? '';
  if (text.trim() === '') throw new Problem(400, { error: 400 });
  return {
    text,
    allDay: params.flag('all_day', before?.all_day === 1),
    startsAt: readTime(params, 'starts_at', before?.starts_at ?? null),
    endsAt: readTime(params, 'ends_at', before?.ends_at ?? null),
  };
}

function list({ server, params }: Call): Response {
  const page = {
    limit: Math.max(0, params.integer('limit') ?? DEFAULT_LIMIT),
    offset: Math.max(0, params.integer('offset') ?? 0),
  };
  return answer(pageOfAnnouncements(server.db, page).map((row) => renderAnnouncement(server, row, 'staff')));
}

function create({ server, params }: Call): Response {
  params.required('content');
  return answer(renderAnnouncement(server, announce(server, readAnnouncement(params)), 'staff'));
}

function change(call: Call): Response {
  const before = announcementOf(call);
  const row = announce(call.server, readAnnouncement(call.params, before), { before });
  return answer(renderAnnouncement(call.server, row, 'staff'));
}

function remove(call: Call): Response {
  removeAnnouncement(call.server.db, announcementOf(call).id);
  return answer({});
}

const PRIVILEGE = 'announcements_manage_announcements';
const READ = { access: user('admin:read'), requirement: PRIVILEGE };
const WRITE = { access: user('admin:write'), requirement: PRIVILEGE };

export const adminAnnouncementRoutes: Route[] = staffRoutes(BASE, [
  { endpoint: 'GET', ...READ, handle: list },
  {
    endpoint: 'GET /:id',
    ...READ,
    handle: (call) => answer(renderAnnouncement(call.server, announcementOf(call), 'staff')),
  },
  { endpoint: 'POST', ...WRITE, handle: create },
  { endpoint: 'PATCH /:id', ...WRITE, handle: change },
  { endpoint: 'DELETE /:id', ...WRITE, handle: remove },
]);
