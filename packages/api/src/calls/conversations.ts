import { del, get, json, nothing, patch, post } from '../call';
import type { AccountId, ChatId, ChatMessageId, ConversationId, Cursor } from '../model/ids';
import { readChat, readChatMessage, readConversation } from '../schema/conversations';
import { readPage, required } from '../schema/read';
import { readStatus } from '../schema/status';
import { type PageOptions, pageQuery } from './paging';

const readRequired = required(readConversation, 'conversation');

function path(id: ConversationId, rest = ''): string {
  return `/api/v1/conversations/${encodeURIComponent(id)}${rest}`;
}

function pleromaPath(id: ConversationId, rest = ''): string {
  return `/api/v1/pleroma/conversations/${encodeURIComponent(id)}${rest}`;
}

export interface ConversationsOptions extends PageOptions {
  /** Only those between the viewer and exactly these; where the server has `conversationPosts`. */
  recipients?: readonly AccountId[] | undefined;
}

/**
 * GET /api/v1/conversations, latest activity first. Pleroma cuts its pages by id all the same, so that a page may miss
 * an old conversation with new activity.
 */
export const conversations = (options: ConversationsOptions = {}) =>
  get('/api/v1/conversations', readPage(readConversation), {
    query: { ...pageQuery(options), recipients: options.recipients },
    feature: 'conversations',
    notFound: 'route',
  });

/** GET /api/v1/timelines/direct: the direct statuses themselves. */
export const directTimeline = (options: PageOptions = {}) =>
  get('/api/v1/timelines/direct', readPage(readStatus), {
    query: pageQuery(options),
    feature: 'directTimeline',
    notFound: 'route',
  });

/** POST /api/v1/conversations/:id/read. */
export const markConversationRead = (id: ConversationId) =>
  post(path(id, '/read'), readRequired, { feature: 'conversations' });

/** DELETE /api/v1/conversations/:id: removes it from the viewer's list; the statuses stay. */
export const removeConversation = (id: ConversationId) =>
  del(path(id), nothing, { feature: 'conversations' });

/** GET /api/v1/pleroma/conversations/:id. */
export const getConversation = (id: ConversationId) => get(pleromaPath(id), readRequired);

/**
 * GET /api/v1/pleroma/conversations/:id/statuses: the newest statuses, the oldest of them first. The page's cursors
 * lead into the same page: the next page is `max_id` with the oldest id.
 */
export const conversationStatuses = (id: ConversationId, options: PageOptions = {}) =>
  get(pleromaPath(id, '/statuses'), readPage(readStatus), {
    query: pageQuery(options),
    feature: 'conversationPosts',
  });

/** PATCH /api/v1/pleroma/conversations/:id: the recipients of replies. In the query: servers ignore a body. */
export const setRecipients = (id: ConversationId, recipients: readonly AccountId[]) =>
  patch(pleromaPath(id), readRequired, { query: { recipients } });

/** POST /api/v1/pleroma/conversations/read: all of them. Returns those that were unread. */
export const markAllConversationsRead = () =>
  post('/api/v1/pleroma/conversations/read', readPage(readConversation));

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
export const chats = (options: { withMuted?: boolean } = {}) =>
  get('/api/v1/pleroma/chats', readPage(readChat), {
    query: { with_muted: options.withMuted === true ? true : null },
    feature,
    notFound: 'route',
  });

/** GET /api/v1/pleroma/chats/:id */
export const getChat = (id: ChatId) => get(chatPath(id), readRequiredChat, { feature });

/**
 * POST /api/v1/pleroma/chats/by-account-id/:id: the chat with somebody, created if necessary. Also works for people who
 * accept no messages; an unknown account gives 500.
 */
export function openChat(accountId: AccountId) {
  const path = `/api/v1/pleroma/chats/by-account-id/${encodeURIComponent(accountId)}`;
  return post(path, readRequiredChat, { feature });
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
export function chatMessages(id: ChatId, options: ChatMessagesOptions = {}) {
  const { minId, sinceId, maxId } = options;
  return get(chatPath(id, '/messages'), readPage(readChatMessage), {
    query: { min_id: minId, since_id: sinceId, max_id: maxId, ...pageQuery(options) },
    feature,
  });
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
export function sendChatMessage(id: ChatId, { text, mediaId }: NewChatMessage, idempotencyKey: string) {
  const value = {
    ...(text === null ? {} : { content: text }),
    ...(mediaId === null || mediaId === undefined ? {} : { media_id: mediaId }),
  };
  return post(chatPath(id, '/messages'), readRequiredMessage, {
    body: json(value),
    headers: { 'Idempotency-Key': idempotencyKey },
    feature,
  });
}

/** POST /api/v1/pleroma/chats/:id/read: that message and all before it. Returns the chat with its new count. */
export const readChatUpTo = (id: ChatId, messageId: ChatMessageId) =>
  post(chatPath(id, '/read'), readRequiredChat, { body: json({ last_read_id: messageId }), feature });

/**
 * DELETE /api/v1/pleroma/chats/:id/messages/:id: deletes the viewer's own message for both, another's only for the
 * viewer. 400 when it no longer exists.
 */
export function deleteChatMessage(id: ChatId, messageId: ChatMessageId) {
  const path = chatPath(id, `/messages/${encodeURIComponent(messageId)}`);
  return del(path, readRequiredMessage, { feature });
}
