import type { WireAccount, WireEmoji } from './account';
import type { WireAttachment, WireCard } from './status';

export interface WireChat {
  id: string;
  /** The other party. */
  account: WireAccount;
  unread: number;
  last_message: WireChatMessage | null;
  updated_at: string;
}

export interface WireChatMessage {
  id: string;
  chat_id: string;
  account_id: string;
  /** HTML; null when only a file was sent. */
  content: string | null;
  created_at: string;
  emojis: WireEmoji[];
  attachment: WireAttachment | null;
  /** From the reader's view: one's own are read. */
  unread: boolean;
  card: WireCard | null;
  idempotency_key?: string;
}
