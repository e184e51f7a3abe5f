import type { Call } from '../call';
import type { Chat, ChatMessage } from '../model/chat';
import type { AccountId, ChatId, ChatMessageId, ConversationId, Cursor, Page } from '../model/ids';
import type { Status } from '../model/status';
import type { Conversation } from '../model/writing';
import { readChat, readChatMessage, readConversation } from '../schema/conversations';
import { readPage, required } from '../schema/read';
import { readStatus } from '../schema/status';
import { type PageOptions, pageQuery } from './timelines';

const readRequired = required(readConversation, 'conversation');

function path(id: ConversationId, rest = ''): string {
  return `/api/v1/conversations/${encodeURIComponent(id)}${rest}`;
}

function pleromaPath(id: ConversationId, rest = ''): string {
  return `/api/v1/pleroma/conversations/${encodeURIComponent(id)}${rest}`;
}

/**
 * GET /api/v1/conversations, latest activity first. Pleroma cuts its pages by id all the same, so that a page may miss
 * an old conversation with new activity.
 */
export function conversations(options: PageOptions = {}): Call<Page<Conversation>> {
  return {
    method: 'GET',
    path: '/api/v1/conversations',
    query: pageQuery(options),
    feature: 'conversations',
    notFound: 'route',
    read: readPage(readConversation),
  };
}

/** GET /api/v1/timelines/direct: the direct statuses themselves. */
export function directTimeline(options: PageOptions = {}): Call<Page<Status>> {
  return {
    method: 'GET',
    path: '/api/v1/timelines/direct',
    query: pageQuery(options),
    feature: 'directTimeline',
    notFound: 'route',
    read: readPage(readStatus),
  };
}

/** POST /api/v1/conversations/:id/read. */
export function markConversationRead(id: ConversationId): Call<Conversation> {
  return { method: 'POST', path: path(id, '/read'), feature: 'conversations', read: readRequired };
}

/** DELETE /api/v1/conversations/:id: removes it from the viewer's list; the statuses stay. */
export function removeConversation(id: ConversationId): Call<void> {
  return { method: 'DELETE', path: path(id), feature: 'conversations', read: () => undefined };
}

/** GET /api/v1/pleroma/conversations/:id. */
export function getConversation(id: ConversationId): Call<Conversation> {
  return { method: 'GET', path: pleromaPath(id), read: readRequired };
}

/** GET /api/v1/pleroma/conversations/:id/statuses, newest first. */
export function conversationStatuses(id: ConversationId, options: PageOptions = {}): Call<Page<Status>> {
  return {
    method: 'GET',
    path: pleromaPath(id, '/statuses'),
    query: pageQuery(options),
    read: readPage(readStatus),
  };
}

/** PATCH /api/v1/pleroma/conversations/:id: the recipients of replies. In the query: servers ignore a body. */
export function setRecipients(id: ConversationId, recipients: readonly AccountId[]): Call<Conversation> {
  return {
    method: 'PATCH',
    path: pleromaPath(id),
    query: { recipients },
    read: readRequired,
  };
}

/** POST /api/v1/pleroma/conversations/read: all of them. Returns those that were unread. */
export function markAllConversationsRead(): Call<Page<Conversation>> {
  return {
    method: 'POST',
    path: '/api/v1/pleroma/conversations/read',
    read: readPage(readConversation),
  };
}

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
