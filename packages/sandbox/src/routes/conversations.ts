import { renderConversations } from '../render/conversations';
import { readerOf, type Reader } from '../render/reader';
import { renderStatuses } from '../render/status';
import { answer } from '../server/answer';
import { signedIn } from '../server/access';
import { linkHeader, linkParams, readPage } from '../server/paging';
import { notFound, somethingWrong } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import { findAccounts } from '../store/accounts/accounts';
import {
  type ConversationRow,
  directInContext,
  findConversation,
  findConversations,
  markConversationRead,
  removeConversation,
  setConversationRecipients,
} from '../store/statuses/conversations';

interface Asked {
  row: ConversationRow;
  reader: Reader;
}

function readerFor(call: Call): Reader {
  const reader = readerOf(call.server, signedIn(call.reader));
  if (reader === null) throw notFound();
  return reader;
}

function own(call: Call): Asked {
  const reader = readerFor(call);
  const row = findConversation(call.server.db, reader.account.id, call.path['id'] ?? '');
  if (!row) throw notFound();
  return { row, reader };
}

function shown(call: Call, { row, reader }: Asked): Response {
  const fresh = findConversation(call.server.db, reader.account.id, String(row.id)) ?? row;
  const [conversation] = renderConversations(call.server, [fresh], reader);
  if (!conversation) throw notFound();
  return answer(conversation);
}

function list(call: Call): Response {
  const { server, params, url } = call;
  const reader = readerFor(call);
  const rows = findConversations(server.db, {
    accountId: reader.account.id,
    page: readPage(params),
    recipients: params.texts('recipients'),
  });
  const headers = linkHeader({
    server,
    path: url.pathname,
    params: linkParams(params, { recipients: null }),
    ids: rows.map((row) => String(row.id)),
  });
  return answer(renderConversations(server, rows, reader), { headers });
}

function show(call: Call): Response {
  return shown(call, own(call));
}

function read(call: Call): Response {
  const { server, reader, path } = call;
  if (!findConversation(server.db, signedIn(reader).id, path['id'] ?? '')) throw somethingWrong();
  const asked = own(call);
  markConversationRead(call.server.db, asked.reader.account.id, asked.row.id);
  return shown(call, asked);
}

/** Marks all conversations as read; answers with those that were unread. */
function readAll(call: Call): Response {
  const { server } = call;
  const reader = readerFor(call);
  const page = { ...readPage(call.params), limit: 1_000 };
  const all = findConversations(server.db, { accountId: reader.account.id, page, recipients: [] });
  markConversationRead(server.db, reader.account.id);
  const unread = all.filter((row) => row.unread === 1).map((row) => ({ ...row, unread: 0 }));
  return answer(renderConversations(server, unread, reader));
}

function remove(call: Call): Response {
  removeConversation(call.server.db, own(call).row.id);
  return answer({});
}

/** Changes who gets replies in a conversation; the owner is always included. */
function change(call: Call): Response {
  const asked = own(call);
  const wanted = call.params.texts('recipients');
  const known = findAccounts(call.server.db, wanted);
  const people = [asked.reader.account.id, ...wanted.filter((id) => known.has(id))];
  setConversationRecipients(call.server.db, asked.row.id, [...new Set(people)]);
  return shown(call, asked);
}

function statuses(call: Call): Response {
  const { server, params, url } = call;
  const { row, reader } = own(call);
  const ids = directInContext(server.db, row.context, readPage(params));
  const rendered = renderStatuses(server, ids, reader);
  const headers = linkHeader({ server, path: url.pathname, params: linkParams(params, {}), ids });
  return answer(rendered, { headers });
}

const READ = user('read:statuses');
const WRITE = user('write:conversations');

export const conversationRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/conversations', access: READ, handle: list },
  { method: 'POST', path: '/api/v1/conversations/:id/read', access: WRITE, handle: read },
  { method: 'DELETE', path: '/api/v1/conversations/:id', access: WRITE, handle: remove },
  { method: 'POST', path: '/api/v1/pleroma/conversations/read', access: WRITE, handle: readAll },
  { method: 'GET', path: '/api/v1/pleroma/conversations/:id', access: READ, handle: show },
  { method: 'PATCH', path: '/api/v1/pleroma/conversations/:id', access: WRITE, handle: change },
  { method: 'GET', path: '/api/v1/pleroma/conversations/:id/statuses', access: READ, handle: statuses },
];
