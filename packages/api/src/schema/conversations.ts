import type { AccountId, ChatId, ChatMessageId, ConversationId, StatusId } from '../model/ids';
import { isAuthor, readAccount } from './account';
import {
  type ModelOf,
  objectReader,
  readerWithId,
  readCount,
  readFlag,
  readId,
  readRows,
  readText,
  readTextOrNull,
  readTime,
  readTimeOrEpoch,
} from './read';
import { readStatus } from './status';
import { readAttachment, readCard, readEmojis } from './status-contents';

/** A status in a long response of which only the ids and the time of the last edit have been read. */
export type LateStatus = ModelOf<typeof readLateStatus>;

/** Undefined without an id or an account, like a status. */
const readLateStatus = readerWithId((json, id: StatusId) => {
  if (!isAuthor(json['account'])) return undefined;
  return {
    id,
    inReplyToId: readId<StatusId>(json, 'in_reply_to_id'),
    editedAt: readTime(json, 'edited_at'),
    /** Reads the whole status. Undefined when it is invalid. */
    read: () => readStatus(json),
  };
});

const statusRows = { limit: 10_000, row: readLateStatus };

/**
 * The statuses before and after a status in its conversation. There may be thousands, of which few are shown at first.
 */
export type Context = ModelOf<typeof readContext>;

/** Statuses that cannot be read are left out; undefined without both lists. */
export const readContext = objectReader((json) => {
  if (!Array.isArray(json['ancestors']) && !Array.isArray(json['descendants'])) return undefined;
  return {
    ancestors: readRows(json, 'ancestors', statusRows),
    descendants: readRows(json, 'descendants', statusRows),
  };
});

const accountRows = { limit: 1_000, row: readAccount };

/** A direct conversation of the viewer. */
export type Conversation = ModelOf<typeof readConversation>;

/** Undefined without an id. */
export const readConversation = readerWithId((json, id: ConversationId) => ({
  id,
  /** Without the viewer. */
  accounts: readRows(json, 'accounts', accountRows),
  unread: readFlag(json, 'unread'),
  /** Null when it was deleted or is invalid. */
  lastStatus: readStatus(json['last_status']) ?? null,
}));

export type ChatMessage = ModelOf<typeof readChatMessage>;

/** Undefined without its own id, that of its chat or that of its author. */
export const readChatMessage = readerWithId((json, id: ChatMessageId) => {
  const chatId = readId<ChatId>(json, 'chat_id');
  const accountId = readId<AccountId>(json, 'account_id');
  if (chatId === null || accountId === null) return undefined;
  return {
    id,
    chatId,
    accountId,
    /** HTML; empty when only an attachment was sent. */
    content: readText(json, 'content'),
    createdAt: readTimeOrEpoch(json, 'created_at'),
    emojis: readEmojis(json),
    attachment: readAttachment(json['attachment']) ?? null,
    card: readCard(json['card']) ?? null,
    /** For the viewer: the viewer's own messages are read. */
    unread: readFlag(json, 'unread'),
    /** Sent for a while after posting, so that the sender can recognise the message in the stream. */
    idempotencyKey: readTextOrNull(json, 'idempotency_key'),
  };
});

export type ShoutMessage = ModelOf<typeof readShoutMessage>;

/** A message of the shoutbox; undefined without an id or an author. */
export const readShoutMessage = readerWithId((json, id: string) => {
  const author = readAccount(json['author']);
  /** The text is plain. The server counts ids from its own start. */
  return author && { id, text: readText(json, 'text'), author };
});

export type Chat = ModelOf<typeof readChat>;

/** Undefined without an id or the other person. */
export const readChat = readerWithId((json, id: ChatId) => {
  const account = readAccount(json['account']);
  if (account === undefined) return undefined;
  return {
    id,
    /** The other person. */
    account,
    unreadCount: readCount(json, 'unread'),
    lastMessage: readChatMessage(json['last_message']) ?? null,
    updatedAt: readTimeOrEpoch(json, 'updated_at'),
  };
});
