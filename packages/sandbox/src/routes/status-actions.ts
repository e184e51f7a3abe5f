import { favourite, unfavourite } from '../actions/favourite';
import { reblog, unreblog } from '../actions/reblog';
import { readerOf } from '../render/reader';
import { renderStatus } from '../render/status';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { Problem, notFound } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import { insertBookmark, removeBookmark } from '../store/interactions';
import { findApp } from '../store/oauth';
import { findStatus, type StatusRow, type Visibility } from '../store/statuses';
import { findStatusFor } from './find-status-for';

function shown(call: Call, id: string): Response {
  const rendered = renderStatus(call.here, id, readerOf(call.here, call.reader));
  if (!rendered) throw notFound();
  return answer(rendered);
}

/** Runs an act on the status of the path and answers the status as it then is. */
function acting(act: (call: Call, status: StatusRow) => void) {
  return (call: Call): Response => {
    const { status } = findStatusFor(call, { unwrap: true });
    act(call, status);
    return shown(call, status.id);
  };
}

const REPEAT_SCOPES: readonly Visibility[] = ['public', 'unlisted', 'private'];

function repeat(call: Call): Response {
  const { status } = findStatusFor(call, { unwrap: true });
  const word = call.params.text('visibility');
  const app = call.auth.token === null ? undefined : findApp(call.here.db, call.auth.token.app_id);
  const wrapper = reblog(call.here, signedIn(call.reader), {
    status,
    visibility: REPEAT_SCOPES.find((scope) => scope === word) ?? 'public',
    app: app ? { name: app.name, website: app.website } : null,
  });
  return shown(call, wrapper.id);
}

/** The bookmark of an unknown status is a crash of the real server. */
function bookmark(call: Call): Response {
  if (!findStatus(call.here.db, call.path['id'] ?? '')) throw new Problem(500, 'Something went wrong');
  const { status } = findStatusFor(call, { unwrap: true });
  insertBookmark(call.here.db, signedIn(call.reader).id, status.id);
  return shown(call, status.id);
}

const FAVOURITES = user('write:favourites');
const STATUSES = user('write:statuses');
const BOOKMARKS = user('write:bookmarks');

export const statusActionRoutes: Route[] = [
  {
    method: 'POST',
    path: '/api/v1/statuses/:id/favourite',
    access: FAVOURITES,
    handle: acting((call, status) => favourite(call.here, signedIn(call.reader), status)),
  },
  {
    method: 'POST',
    path: '/api/v1/statuses/:id/unfavourite',
    access: FAVOURITES,
    handle: acting((call, status) => unfavourite(call.here, signedIn(call.reader), status)),
  },
  { method: 'POST', path: '/api/v1/statuses/:id/reblog', access: STATUSES, handle: repeat },
  {
    method: 'POST',
    path: '/api/v1/statuses/:id/unreblog',
    access: STATUSES,
    handle: acting((call, status) => unreblog(call.here, signedIn(call.reader), status)),
  },
  { method: 'POST', path: '/api/v1/statuses/:id/bookmark', access: BOOKMARKS, handle: bookmark },
  {
    method: 'POST',
    path: '/api/v1/statuses/:id/unbookmark',
    access: BOOKMARKS,
    handle: acting((call, status) => removeBookmark(call.here.db, signedIn(call.reader).id, status.id)),
  },
];
