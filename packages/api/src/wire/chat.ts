import type { WireAccount, WireEmoji } from './account';
import type { WireAttachment, WireCard } from './status';

export interface WireChat {
  id: string;
  /** The other person. */
  account: WireAccount;
  unread: number;
  last_message: WireChatMessage | null;
  updated_at: string;
}

export interface WireChatMessage {
  id: string;
  chat_id: string;
  account_id: string;
  /** HTML; null when only an attachment was sent. */
  content: string | null;
  created_at: string;
  emojis: WireEmoji[];
  attachment: WireAttachment | null;
  /** For the viewer: the viewer's own messages are read. */
  unread: boolean;
  card: WireCard | null;
  idempotency_key?: string;
}
