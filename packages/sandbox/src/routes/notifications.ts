import { renderNotifications } from '../render/notification';
import { readerOf, type Reader } from '../render/reader';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { linkHeader } from '../server/link-header';
import { crash, invalidRequest, problem } from '../server/problem';
import { linkParams, readPage } from '../server/read-page';
import { user, type Call, type Route } from '../server/route';
import { findAccount } from '../store/accounts';
import { findNotification, listNotifications, markSeen } from '../store/notifications';

/** Sent only when asked for by name. */
const NOT_BY_DEFAULT = ['pleroma:chat_mention', 'pleroma:report'];

function readerFor(call: Call): Reader {
  const reader = readerOf(call.here, signedIn(call.reader));
  if (reader === null) throw problem(403, 'Invalid credentials.');
  return reader;
}

function list(call: Call): Response {
  const { here, params } = call;
  const reader = readerFor(call);
  const types = [...params.texts('types'), ...params.texts('include_types')];
  const fromAccountId = params.id('account_id') ?? null;
  if (fromAccountId !== null && !findAccount(here.db, fromAccountId))
    throw problem(404, 'Account is not found');
  const rows = listNotifications(here.db, reader.account.id, {
    filter: {
      types,
      excludeTypes: [...params.texts('exclude_types'), ...(types.length === 0 ? NOT_BY_DEFAULT : [])],
      excludeVisibilities: params.texts('exclude_visibilities'),
      fromAccountId,
    },
    page: readPage(params),
  });
  const known = {
    types: null,
    include_types: null,
    exclude_types: null,
    exclude_visibilities: null,
    account_id: null,
    with_muted: null,
  };
  const ids = rows.map((row) => String(row.id));
  const headers = linkHeader({ here, path: call.url.pathname, params: linkParams(params, known), ids });
  return answer(renderNotifications(here, rows, reader), { headers });
}

function one(call: Call): Response {
  const id = call.path['id'] ?? '';
  if (!/^\d+$/.test(id)) throw invalidRequest([{ field: 'id', message: 'Invalid integer. Got: string' }]);
  const reader = readerFor(call);
  const row = findNotification(call.here.db, reader.account.id, Number(id));
  const rendered = row ? renderNotifications(call.here, [row], reader)[0] : undefined;
  if (!rendered) throw problem(403, 'Cannot get notification');
  return answer(rendered);
}

/** Marks one, or all up to an id, as seen. */
function read(call: Call): Response {
  const { here, params } = call;
  const accountId = signedIn(call.reader).id;
  const id = params.integer('id');
  const maxId = params.integer('max_id');
  if (id === undefined && maxId === undefined) throw crash(400);
  if (id !== undefined) {
    if (!findNotification(here.db, accountId, id)) throw problem(400, 'Cannot get notification');
    markSeen(here.db, accountId, { from: id, to: id });
  } else {
    markSeen(here.db, accountId, { from: 0, to: maxId ?? 0 });
  }
  return answer('ok');
}

export const notificationRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/notifications', access: user('read:notifications'), handle: list },
  { method: 'GET', path: '/api/v1/notifications/:id', access: user('read:notifications'), handle: one },
  {
    method: 'POST',
    path: '/api/v1/pleroma/notifications/read',
    access: user('write:notifications'),
    handle: read,
  },
];
