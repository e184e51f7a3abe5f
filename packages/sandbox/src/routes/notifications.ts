import { renderNotifications } from '../render/notification';
import { viewerOf, type Viewer } from '../render/viewer';
import { answer } from '../server/answer';
import { signedIn } from '../server/access';
import { linkHeader, linkParams, readPage } from '../server/paging';
import { crash, problem } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import { findAccount } from '../store/accounts/accounts';
import { moveReadMarker } from '../store/accounts/settings';
import {
  clearNotifications,
  findNotification,
  listNotifications,
  markSeen,
  removeNotifications,
  type NotificationRow,
} from '../store/notifications';

/** Types that are sent only when requested by name. */
const NOT_BY_DEFAULT = ['pleroma:chat_mention', 'pleroma:report'];

function viewerFor(call: Call): Viewer {
  const viewer = viewerOf(call.server, signedIn(call.viewer));
  if (viewer === null) throw problem(403, 'Invalid credentials.');
  return viewer;
}

function list(call: Call): Response {
  const { server, params } = call;
  const viewer = viewerFor(call);
  const types = [...params.texts('types'), ...params.texts('include_types')];
  const fromAccountId = params.id('account_id') ?? null;
  if (fromAccountId !== null && !findAccount(server.db, fromAccountId))
    throw problem(404, 'Account is not found');
  const rows = listNotifications(server.db, viewer.account.id, {
    filter: {
      types,
      excludeTypes: [...params.texts('exclude_types'), ...(types.length === 0 ? NOT_BY_DEFAULT : [])],
      excludeVisibilities: params.texts('exclude_visibilities'),
      fromAccountId,
      withMuted: params.flag('with_muted'),
      now: server.now(),
    },
    page: readPage(params),
  });
  const ownParams = {
    types: null,
    include_types: null,
    exclude_types: null,
    exclude_visibilities: null,
    account_id: null,
    with_muted: null,
  };
  const ids = rows.map((row) => String(row.id));
  const headers = linkHeader({ server, path: call.url.pathname, params: linkParams(params, ownParams), ids });
  return answer(renderNotifications(server, rows, viewer), { headers });
}

/** The viewer's notification with an id; an id that is no number crashes the real server. */
function find(call: Call, id: string, makeError: () => Error): NotificationRow {
  if (!/^\d{1,15}$/.test(id)) throw crash(400);
  const row = findNotification(call.server.db, signedIn(call.viewer).id, Number(id));
  if (!row) throw makeError();
  return row;
}

function show(call: Call): Response {
  const makeError = () => problem(403, 'Cannot get notification');
  const row = find(call, call.path['id'] ?? '', makeError);
  const rendered = renderNotifications(call.server, [row], viewerFor(call))[0];
  if (!rendered) throw makeError();
  return answer(rendered);
}

function dismiss(call: Call, id: string): Response {
  const row = find(call, id, () => problem(403, 'Cannot dismiss notification'));
  removeNotifications(call.server.db, row.account_id, [row.id]);
  return answer({});
}

function dismissMany(call: Call): Response {
  call.params.required('ids');
  const ids = call.params.texts('ids').map(Number);
  removeNotifications(call.server.db, signedIn(call.viewer).id, ids.filter(Number.isSafeInteger));
  return answer({});
}

function clear(call: Call): Response {
  clearNotifications(call.server.db, signedIn(call.viewer).id);
  return answer({});
}

/** Marks one notification, or all up to an id, as read. */
function markRead(call: Call): Response {
  const { server, params } = call;
  const accountId = signedIn(call.viewer).id;
  const id = params.integer('id');
  const maxId = params.integer('max_id');
  if (id === undefined && maxId === undefined) throw crash(400);
  if (id !== undefined && !findNotification(server.db, accountId, id)) {
    throw problem(400, 'Cannot get notification');
  }
  server.db.transaction(() => {
    markSeen(server.db, accountId, id === undefined ? { from: 0, to: maxId ?? 0 } : { from: id, to: id });
    moveReadMarker(server.db, accountId, server.now());
  });
  return answer('ok');
}

const READ = user('read:notifications');
const WRITE = user('write:notifications');

export const notificationRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/notifications', access: READ, handle: list },
  { method: 'POST', path: '/api/v1/notifications/clear', access: WRITE, handle: clear },
  {
    method: 'POST',
    path: '/api/v1/notifications/dismiss',
    access: WRITE,
    handle: (call) => dismiss(call, call.params.id('id') ?? ''),
  },
  {
    method: 'DELETE',
    path: '/api/v1/notifications/destroy_multiple',
    access: WRITE,
    handle: dismissMany,
  },
  { method: 'GET', path: '/api/v1/notifications/:id', access: READ, handle: show },
  {
    method: 'POST',
    path: '/api/v1/notifications/:id/dismiss',
    access: WRITE,
    handle: (call) => dismiss(call, call.path['id'] ?? ''),
  },
  { method: 'POST', path: '/api/v1/pleroma/notifications/read', access: WRITE, handle: markRead },
];
