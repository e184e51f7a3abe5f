import { renderList } from '../../render/lists';
import { renderAccounts } from '../../render/people';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { crash, problem } from '../../server/problem';
import { type Access, type Call, type Route, user } from '../../server/route';
import {
  type ListChange,
  type ListRow,
  addMembers,
  changeList,
  findList,
  findLists,
  findMembers,
  insertList,
  removeList,
  removeMembers,
} from '../../store/accounts/lists';

function listOf(call: Call): ListRow {
  if (!/^\d+$/.test(call.path['id'] ?? '')) throw crash(400);
  const row = findList(call.server.db, signedIn(call.viewer).id, call.path['id'] ?? '');
  if (!row) throw problem(404, 'List not found');
  return row;
}

function readTitle({ params }: Call): string {
  params.required('title');
  const title = params.text('title')?.trim() ?? '';
  if (title === '') throw problem(422, "can't be blank");
  return title;
}

function all(call: Call): Response {
  return answer(findLists(call.server.db, signedIn(call.viewer).id).map(renderList));
}

const REPLIES_POLICIES = ['followed', 'list', 'none'];

/** Settings of a list that only some servers have: always stored, but sent only by those. */
function readSettings({ params }: Call): ListChange {
  const replies = params.text('replies_policy');
  return {
    ...(replies !== undefined && REPLIES_POLICIES.includes(replies) ? { replies } : {}),
    ...(params.has('exclusive') ? { exclusive: Number(params.flag('exclusive')) } : {}),
  };
}

function create(call: Call): Response {
  const { db } = call.server;
  const created = insertList(db, signedIn(call.viewer).id, readTitle(call));
  return answer(renderList(changeList(db, created, readSettings(call))));
}

function rename(call: Call): Response {
  const list = listOf(call);
  const change = { title: readTitle(call), ...readSettings(call) };
  return answer(renderList(changeList(call.server.db, list, change)));
}

function remove(call: Call): Response {
  removeList(call.server.db, listOf(call).id);
  return answer({});
}

function members(call: Call): Response {
  const ids = findMembers(call.server.db, listOf(call).id);
  return answer(renderAccounts(call.server, ids, { viewer: call.viewer, relationships: false }));
}

function addAccounts(call: Call): Response {
  const list = listOf(call);
  if (!call.params.has('account_ids')) throw crash(400);
  addMembers(call.server.db, list.id, call.params.texts('account_ids'));
  return answer({});
}

function removeAccounts(call: Call): Response {
  removeMembers(call.server.db, listOf(call).id, call.params.texts('account_ids'));
  return answer({});
}

const READ: Access = user('read:lists');
const WRITE: Access = user('write:lists');

export const listRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/lists', access: READ, handle: all },
  { method: 'POST', path: '/api/v1/lists', access: WRITE, handle: create },
  {
    method: 'GET',
    path: '/api/v1/lists/:id',
    access: READ,
    handle: (call) => answer(renderList(listOf(call))),
  },
  { method: 'PUT', path: '/api/v1/lists/:id', access: WRITE, handle: rename },
  { method: 'DELETE', path: '/api/v1/lists/:id', access: WRITE, handle: remove },
  { method: 'GET', path: '/api/v1/lists/:id/accounts', access: READ, handle: members },
  { method: 'POST', path: '/api/v1/lists/:id/accounts', access: WRITE, handle: addAccounts },
  { method: 'DELETE', path: '/api/v1/lists/:id/accounts', access: WRITE, handle: removeAccounts },
];
