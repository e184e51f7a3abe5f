import type { Account, CustomEmoji } from './account';
import type { AccountId, ChatId, ChatMessageId } from './ids';
import type { Attachment, Card } from './status';

export interface ChatMessage {
  id: ChatMessageId;
  chatId: ChatId;
  accountId: AccountId;
  /** HTML; empty when only a file was sent. */
  content: string;
  createdAt: string;
  emojis: readonly CustomEmoji[];
  attachment: Attachment | null;
  card: Card | null;
  /** From the reader's view: one's own are read. */
  unread: boolean;
  /** Told for a while after sending, so that the sender recognises it in the stream. */
  idempotencyKey: string | null;
}

export interface Chat {
  id: ChatId;
  /** The other party. */
  account: Account;
  unreadCount: number;
  lastMessage: ChatMessage | null;
  updatedAt: string;
}
