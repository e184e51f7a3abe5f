import { renderConversations } from '../render/conversations';
import { viewerOf, type Viewer } from '../render/viewer';
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

interface OwnConversation {
  row: ConversationRow;
  viewer: Viewer;
}

function viewerFor(call: Call): Viewer {
  const viewer = viewerOf(call.server, signedIn(call.viewer));
  if (viewer === null) throw notFound();
  return viewer;
}

function findOwn(call: Call): OwnConversation {
  const viewer = viewerFor(call);
  const row = findConversation(call.server.db, viewer.account.id, call.path['id'] ?? '');
  if (!row) throw notFound();
  return { row, viewer };
}

function answerWithConversation(call: Call, { row, viewer }: OwnConversation): Response {
  const fresh = findConversation(call.server.db, viewer.account.id, String(row.id)) ?? row;
  const [conversation] = renderConversations(call.server, [fresh], viewer);
  if (!conversation) throw notFound();
  return answer(conversation);
}

function list(call: Call): Response {
  const { server, params, url } = call;
  const viewer = viewerFor(call);
  const byPeople = server.behaviour.conversationsByPeople;
  const rows = findConversations(server.db, {
    accountId: viewer.account.id,
    page: readPage(params),
    recipients: byPeople ? [] : params.texts('recipients'),
    byPeople,
  });
  const headers = linkHeader({
    server,
    path: url.pathname,
    params: linkParams(params, { recipients: null }),
    ids: rows.map((row) => (byPeople && row.last_status_id) || String(row.id)),
  });
  return answer(renderConversations(server, rows, viewer), { headers });
}

function show(call: Call): Response {
  return answerWithConversation(call, findOwn(call));
}

function markRead(call: Call): Response {
  const { server, viewer, path } = call;
  const isKnown = findConversation(server.db, signedIn(viewer).id, path['id'] ?? '') !== undefined;
  if (!isKnown && !server.behaviour.conversationsByPeople) throw somethingWrong();
  const conversation = findOwn(call);
  markConversationRead(call.server.db, conversation.viewer.account.id, conversation.row.id);
  return answerWithConversation(call, conversation);
}

/** Marks all conversations as read; answers with those that were unread. */
function markAllRead(call: Call): Response {
  const { server } = call;
  const viewer = viewerFor(call);
  const page = { ...readPage(call.params), limit: 1_000 };
  const all = findConversations(server.db, {
    accountId: viewer.account.id,
    page,
    recipients: [],
    byPeople: false,
  });
  markConversationRead(server.db, viewer.account.id);
  const unread = all.filter((row) => row.unread === 1).map((row) => ({ ...row, unread: 0 }));
  return answer(renderConversations(server, unread, viewer));
}

function remove(call: Call): Response {
  removeConversation(call.server.db, findOwn(call).row.id);
  return answer({});
}

/** Changes who gets replies in a conversation; the owner is always included. */
function change(call: Call): Response {
  const conversation = findOwn(call);
  const requestedIds = call.params.texts('recipients');
  const known = findAccounts(call.server.db, requestedIds);
  const people = [conversation.viewer.account.id, ...requestedIds.filter((id) => known.has(id))];
  setConversationRecipients(call.server.db, conversation.row.id, [...new Set(people)]);
  return answerWithConversation(call, conversation);
}

function statuses(call: Call): Response {
  const { server, params, url } = call;
  const { row, viewer } = findOwn(call);
  // The real server turns a page around before it makes the links.
  const ids = directInContext(server.db, row.context, readPage(params)).toReversed();
  const rendered = renderStatuses(server, ids, viewer);
  const headers = linkHeader({ server, path: url.pathname, params: linkParams(params, {}), ids });
  return answer(rendered, { headers });
}

const READ = user('read:statuses');
const WRITE = user('write:conversations');

export const conversationRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/conversations', access: READ, handle: list },
  { method: 'POST', path: '/api/v1/conversations/:id/read', access: WRITE, handle: markRead },
  { method: 'DELETE', path: '/api/v1/conversations/:id', access: WRITE, handle: remove },
  { method: 'POST', path: '/api/v1/pleroma/conversations/read', access: WRITE, handle: markAllRead },
  { method: 'GET', path: '/api/v1/pleroma/conversations/:id', access: READ, handle: show },
  { method: 'PATCH', path: '/api/v1/pleroma/conversations/:id', access: WRITE, handle: change },
  { method: 'GET', path: '/api/v1/pleroma/conversations/:id/statuses', access: READ, handle: statuses },
];
