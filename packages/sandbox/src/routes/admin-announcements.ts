import { announce, type Announcement } from '../actions/announce';
import { renderAnnouncement } from '../render/lists';
import { answer } from '../server/answer';
import { checkStaff } from '../server/check-staff';
import type { Params } from '../server/params';
import { invalidRequest, Problem, problem } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import {
  findAnnouncement,
  pageOfAnnouncements,
  removeAnnouncement,
  type AnnouncementRow,
} from '../store/announcements';

const BASE = '/api/v1/pleroma/admin/announcements';
const DEFAULT_LIMIT = 20;

function privileged(handle: Route['handle']): Route['handle'] {
  return (call) => {
    checkStaff(call.here, call.reader, 'announcements_manage_announcements');
    return handle(call);
  };
}

function announcementOf({ here, path }: Call): AnnouncementRow {
  const row = findAnnouncement(here.db, path['id'] ?? '');
  if (!row) throw problem(404, 'Not found');
  return row;
}

/** A time of an announcement. An empty value removes the time; without one it stays as it was. */
function readTime(params: Params, name: string, before: number | null): number | null {
  if (!params.has(name)) return before;
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

function list({ here, params }: Call): Response {
  const page = {
    limit: Math.max(0, params.integer('limit') ?? DEFAULT_LIMIT),
    offset: Math.max(0, params.integer('offset') ?? 0),
  };
  return answer(pageOfAnnouncements(here.db, page).map((row) => renderAnnouncement(here, row, 'staff')));
}

function create({ here, params }: Call): Response {
  params.required('content');
  return answer(renderAnnouncement(here, announce(here, readAnnouncement(params)), 'staff'));
}

function change(call: Call): Response {
  const before = announcementOf(call);
  const row = announce(call.here, readAnnouncement(call.params, before), { before });
  return answer(renderAnnouncement(call.here, row, 'staff'));
}

function remove(call: Call): Response {
  removeAnnouncement(call.here.db, announcementOf(call).id);
  return answer({});
}

const READ = user('admin:read');
const WRITE = user('admin:write');

export const adminAnnouncementRoutes: Route[] = [
  { method: 'GET', path: BASE, access: READ, handle: privileged(list) },
  {
    method: 'GET',
    path: `${BASE}/:id`,
    access: READ,
    handle: privileged((call) => answer(renderAnnouncement(call.here, announcementOf(call), 'staff'))),
  },
  { method: 'POST', path: BASE, access: WRITE, handle: privileged(create) },
  { method: 'PATCH', path: `${BASE}/:id`, access: WRITE, handle: privileged(change) },
  { method: 'DELETE', path: `${BASE}/:id`, access: WRITE, handle: privileged(remove) },
];
