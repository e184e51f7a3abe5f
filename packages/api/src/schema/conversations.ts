import type { Chat, ChatMessage } from '../model/chat';
import type { AccountId, ChatId, ChatMessageId, ConversationId, StatusId } from '../model/ids';
import type { Context, LateStatus } from '../model/status';
import type { Conversation } from '../model/writing';
import { isAuthor, readAccount } from './account';
import {
  isObject,
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

/** Undefined without an id or an account, like a status. */
function readLateStatus(json: unknown): LateStatus | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<StatusId>(json, 'id');
  if (id === null || !isAuthor(json['account'])) return undefined;
  return {
    id,
    inReplyToId: readId<StatusId>(json, 'in_reply_to_id'),
    editedAt: readTime(json, 'edited_at'),
    read: () => readStatus(json),
  };
}

const statusRows = { limit: 10_000, row: readLateStatus };

/** Statuses that cannot be read are left out; undefined without both lists. */
export function readContext(json: unknown): Context | undefined {
  if (!isObject(json)) return undefined;
  if (!Array.isArray(json['ancestors']) && !Array.isArray(json['descendants'])) return undefined;
  return {
    ancestors: readRows(json, 'ancestors', statusRows),
    descendants: readRows(json, 'descendants', statusRows),
  };
}

const accountRows = { limit: 1_000, row: readAccount };

/** Undefined without an id. */
export function readConversation(json: unknown): Conversation | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<ConversationId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    accounts: readRows(json, 'accounts', accountRows),
    unread: readFlag(json, 'unread'),
    lastStatus: readStatus(json['last_status']) ?? null,
  };
}

/** Undefined without its own id, that of its chat or that of its author. */
export function readChatMessage(json: unknown): ChatMessage | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<ChatMessageId>(json, 'id');
  const chatId = readId<ChatId>(json, 'chat_id');
  const accountId = readId<AccountId>(json, 'account_id');
  if (id === null || chatId === null || accountId === null) return undefined;
  return {
    id,
    chatId,
    accountId,
    content: readText(json, 'content'),
    createdAt: readTimeOrEpoch(json, 'created_at'),
    emojis: readEmojis(json),
    attachment: readAttachment(json['attachment']) ?? null,
    card: readCard(json['card']) ?? null,
    unread: readFlag(json, 'unread'),
    idempotencyKey: readTextOrNull(json, 'idempotency_key'),
  };
}

/** Undefined without an id or the other person. */
export function readChat(json: unknown): Chat | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<ChatId>(json, 'id');
  const account = readAccount(json['account']);
  if (id === null || account === undefined) return undefined;
  return {
    id,
    account,
    unreadCount: readCount(json, 'unread'),
    lastMessage: readChatMessage(json['last_message']) ?? null,
    updatedAt: readTimeOrEpoch(json, 'updated_at'),
  };
}
