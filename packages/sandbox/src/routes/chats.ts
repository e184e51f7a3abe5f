import { deleteChatMessage, openChat, sendChatMessage } from '../actions/chats';
import { renderChatMessages, renderChats } from '../render/conversations';
import { answer } from '../server/answer';
import { signedIn } from '../server/access';
import { linkHeader, linkParams, readPage } from '../server/paging';
import { notFound, problem, somethingWrong } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import { findAccount } from '../store/accounts/accounts';
import {
  type ChatMessageRow,
  type ChatRow,
  findChat,
  findChatMessages,
  listChatMessages,
  listChats,
  markMessagesRead,
  markOneMessageRead,
} from '../store/chats';
import type { Page } from '../store/page';

function chats(call: Call, page: Page | null): ChatRow[] {
  const withMuted = call.params.flag('with_muted');
  return listChats(call.server.db, signedIn(call.viewer).id, { withMuted, now: call.server.now(), page });
}

function allChats(call: Call): Response {
  return answer(renderChats(call.server, chats(call, null)));
}

function pageHeaders(call: Call, ids: string[]): Record<string, string> {
  const params = linkParams(call.params, { with_muted: null });
  return linkHeader({ server: call.server, path: call.url.pathname, params, ids });
}

function pageOfChats(call: Call): Response {
  const rows = chats(call, readPage(call.params));
  const headers = pageHeaders(
    call,
    rows.map((row) => row.id),
  );
  return answer(renderChats(call.server, rows), { headers });
}

function chatOf(call: Call): ChatRow {
  const chat = findChat(call.server.db, signedIn(call.viewer).id, call.path['id'] ?? '');
  if (!chat) throw notFound();
  return chat;
}

function answerWithChat(call: Call, chat: ChatRow): Response {
  return answer(renderChats(call.server, [chat])[0]);
}

/**
 * The chat with an account. The real server crashes on an unknown account; one that accepts no messages gets a chat
 * all the same.
 */
function openChatWithAccount(call: Call): Response {
  const { server } = call;
  const other = findAccount(server.db, call.path['id'] ?? '');
  if (!other) throw somethingWrong();
  const account = signedIn(call.viewer);
  return answerWithChat(
    call,
    server.db.transaction(() => openChat(server, account.id, { otherId: other.id })),
  );
}

function messages(call: Call): Response {
  const rows = listChatMessages(call.server.db, chatOf(call).id, readPage(call.params));
  const headers = pageHeaders(
    call,
    rows.map((row) => row.id),
  );
  return answer(renderChatMessages(call.server, rows), { headers });
}

function send(call: Call): Response {
  const { server, params } = call;
  const chat = chatOf(call);
  const id = sendChatMessage(server, {
    author: signedIn(call.viewer),
    toId: chat.other_id,
    content: params.text('content') ?? null,
    mediaId: params.id('media_id') ?? null,
    idempotencyKey: call.request.headers.get('idempotency-key') || null,
  });
  return answer(renderChatMessages(server, [...findChatMessages(server.db, [id]).values()])[0]);
}

function markChatRead(call: Call): Response {
  call.params.required('last_read_id');
  const chat = chatOf(call);
  markMessagesRead(call.server.db, chat.id, call.params.text('last_read_id') ?? null);
  return answerWithChat(call, chat);
}

/** The message of the path, if it belongs to the chat of the path. */
function messageOf(call: Call, chat: ChatRow): ChatMessageRow | undefined {
  const id = call.path['message_id'] ?? '';
  const message = findChatMessages(call.server.db, [id]).get(id);
  return message?.chat_id === chat.id ? message : undefined;
}

function markMessageRead(call: Call): Response {
  const message = messageOf(call, chatOf(call));
  if (!message) throw somethingWrong();
  markOneMessageRead(call.server.db, message.id);
  return answer(renderChatMessages(call.server, [{ ...message, unread: 0 }])[0]);
}

function remove(call: Call): Response {
  const chat = chatOf(call);
  const message = messageOf(call, chat);
  if (!message) throw problem(400, 'could_not_delete');
  const [rendered] = renderChatMessages(call.server, [message]);
  deleteChatMessage(call.server, chat, message);
  return answer(rendered);
}

const READ = user('read:chats');
const WRITE = user('write:chats');
const CHATS = '/api/v1/pleroma/chats';

export const chatRoutes: Route[] = [
  { method: 'GET', path: CHATS, access: READ, handle: allChats },
  { method: 'GET', path: '/api/v2/pleroma/chats', access: READ, handle: pageOfChats },
  { method: 'POST', path: `${CHATS}/by-account-id/:id`, access: WRITE, handle: openChatWithAccount },
  { method: 'GET', path: `${CHATS}/:id`, access: READ, handle: (call) => answerWithChat(call, chatOf(call)) },
  { method: 'GET', path: `${CHATS}/:id/messages`, access: READ, handle: messages },
  { method: 'POST', path: `${CHATS}/:id/messages`, access: WRITE, handle: send },
  { method: 'POST', path: `${CHATS}/:id/read`, access: WRITE, handle: markChatRead },
  { method: 'POST', path: `${CHATS}/:id/messages/:message_id/read`, access: WRITE, handle: markMessageRead },
  { method: 'DELETE', path: `${CHATS}/:id/messages/:message_id`, access: WRITE, handle: remove },
];
