import { renderAnnouncement } from '../render/lists';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { notFound } from '../server/problem';
import { OPEN, user, type Call, type Route } from '../server/route';
import { currentAnnouncements, findAnnouncement, markAnnouncementRead } from '../store/announcements';

/** Current announcements; a token with any scope is enough. */
function list({ here, reader }: Call): Response {
  const rows = currentAnnouncements(here.db, signedIn(reader).id, here.now());
  return answer(rows.map((row) => renderAnnouncement(here, row, { read: row.read === 1 })));
}

function dismiss({ here, path, reader }: Call): Response {
  const row = findAnnouncement(here.db, path['id'] ?? '');
  if (!row) throw notFound();
  markAnnouncementRead(here.db, signedIn(reader).id, row.id);
  return answer({});
}

export const announcementRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/announcements', access: OPEN, handle: list },
  {
    method: 'POST',
    path: '/api/v1/announcements/:id/dismiss',
    access: user('write:accounts'),
    handle: dismiss,
  },
];
