import { del, get, json, post } from '../../call';
import type { AccountId, ChatId, ChatMessageId, Cursor } from '../../model/ids';
import { readChat, readChatMessage } from '../../schema/conversations';
import { readPage, required } from '../../schema/read';
import { type PageOptions, pageQuery } from '../paging';

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
