import type { Account, CustomEmoji } from './account';
import type { AccountId, ChatId, ChatMessageId } from './ids';
import type { Attachment, Card } from './status';

export interface ChatMessage {
  id: ChatMessageId;
  chatId: ChatId;
  accountId: AccountId;
  /** HTML; empty when only an attachment was sent. */
  content: string;
  createdAt: string;
  emojis: readonly CustomEmoji[];
  attachment: Attachment | null;
  card: Card | null;
  /** For the viewer: the viewer's own messages are read. */
  unread: boolean;
  /** Sent for a while after posting, so that the sender can recognise the message in the stream. */
  idempotencyKey: string | null;
}

export interface Chat {
  id: ChatId;
  /** The other person. */
  account: Account;
  unreadCount: number;
  lastMessage: ChatMessage | null;
  updatedAt: string;
}
