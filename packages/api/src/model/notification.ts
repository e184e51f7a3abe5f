import type { Account } from './account';
import type { NotificationId } from './ids';
import type { Status } from './status';

/** `type` stays the server's word: unknown kinds are shown as such, never dropped. */
export interface Notification {
  id: NotificationId;
  type: string;
  createdAt: string;
  seen: boolean;
  account: Account | null;
  status: Status | null;
  /** Set on reactions: the Unicode emoji or `:shortcode:`, and its picture. */
  emoji: string | null;
  emojiUrl: string | null;
  /** Set on moves: the new account. */
  target: Account | null;
}
