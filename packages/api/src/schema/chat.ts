import type { Chat, ChatMessage } from '../model/chat';
import type { AccountId, ChatId, ChatMessageId } from '../model/ids';
import { readAccount } from './account';
import { readAttachment } from './attachment';
import { readCard } from './card';
import { readEmojis } from './emoji';
import { isObject, readCount, readFlag, readId, readText, readTextOrNull, readTimeOrEpoch } from './read';

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
