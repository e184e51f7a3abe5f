import type { Call } from './call';
import type { Chat, ChatMessage } from './model/chat';
import type { AccountId, ChatId, ChatMessageId } from './model/ids';
import type { Cursor, Page } from './model/page';
import { pageQuery, type PageOptions } from './page-options';
import { readChat, readChatMessage } from './schema/chat';
import { readPage } from './schema/page';
import { required } from './schema/required';

const feature = 'chats';
const readRequiredChat = required(readChat, 'chat');
const readRequiredMessage = required(readChatMessage, 'chat message');

function chatPath(id: ChatId, rest = ''): string {
  return `/api/v1/pleroma/chats/${encodeURIComponent(id)}${rest}`;
}

/**
 * GET /api/v1/pleroma/chats: all of them, latest message first. Version 2 has pages, but cuts them by id although it
 * orders by time, so that chats are missing.
 */
export function chats(options: { withMuted?: boolean } = {}): Call<Page<Chat>> {
  return {
    method: 'GET',
    path: '/api/v1/pleroma/chats',
    query: { with_muted: options.withMuted === true ? true : null },
    feature,
    notFound: 'route',
    read: readPage(readChat),
  };
}

/** GET /api/v1/pleroma/chats/:id */
export function getChat(id: ChatId): Call<Chat> {
  return { method: 'GET', path: chatPath(id), feature, read: readRequiredChat };
}

/**
 * POST /api/v1/pleroma/chats/by-account-id/:id: the chat with somebody, created if necessary. Also works for people who
 * accept no messages; an unknown account gives 500.
 */
export function openChat(accountId: AccountId): Call<Chat> {
  const path = `/api/v1/pleroma/chats/by-account-id/${encodeURIComponent(accountId)}`;
  return { method: 'POST', path, feature, read: readRequiredChat };
}

export interface ChatMessagesOptions extends PageOptions {
  cursor?: Cursor | null | undefined;
  /** The page directly newer than this one. */
  minId?: ChatMessageId | undefined;
  /** The newest page of those newer than this one. */
  sinceId?: ChatMessageId | undefined;
  /** Older than this one. */
  maxId?: ChatMessageId | undefined;
}

/** GET /api/v1/pleroma/chats/:id/messages, newest first. */
export function chatMessages(id: ChatId, options: ChatMessagesOptions = {}): Call<Page<ChatMessage>> {
  const { minId, sinceId, maxId } = options;
  return {
    method: 'GET',
    path: chatPath(id, '/messages'),
    query: { min_id: minId, since_id: sinceId, max_id: maxId, ...pageQuery(options) },
    feature,
    read: readPage(readChatMessage),
  };
}

export interface NewChatMessage {
  /** Null: only the attachment. An empty text gives 500. */
  text: string | null;
  mediaId?: string | null | undefined;
}

/**
 * POST /api/v1/pleroma/chats/:id/messages. The idempotency key comes back with the message in the stream; it must be
 * unguessable, and new after every error response. 500 also when the other person accepts no messages.
 */
export function sendChatMessage(
  id: ChatId,
  { text, mediaId }: NewChatMessage,
  idempotencyKey: string,
): Call<ChatMessage> {
  const value = {
    ...(text === null ? {} : { content: text }),
    ...(mediaId === null || mediaId === undefined ? {} : { media_id: mediaId }),
  };
  return {
    method: 'POST',
    path: chatPath(id, '/messages'),
    body: { kind: 'json', value },
    headers: { 'Idempotency-Key': idempotencyKey },
    feature,
    read: readRequiredMessage,
  };
}

/** POST /api/v1/pleroma/chats/:id/read: that message and all before it. Returns the chat with its new count. */
export function readChatUpTo(id: ChatId, messageId: ChatMessageId): Call<Chat> {
  return {
    method: 'POST',
    path: chatPath(id, '/read'),
    body: { kind: 'json', value: { last_read_id: messageId } },
    feature,
    read: readRequiredChat,
  };
}

/**
 * DELETE /api/v1/pleroma/chats/:id/messages/:id: deletes the viewer's own message for both, another's only for the
 * viewer. 400 when it no longer exists.
 */
export function deleteChatMessage(id: ChatId, messageId: ChatMessageId): Call<ChatMessage> {
  const path = chatPath(id, `/messages/${encodeURIComponent(messageId)}`);
  return { method: 'DELETE', path, feature, read: readRequiredMessage };
}
