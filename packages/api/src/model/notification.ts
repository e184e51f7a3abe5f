import type { Account } from './account';
import type { ChatMessage } from './chat';
import type { NotificationId, ReportId } from './ids';
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
  /** Set on chat mentions. */
  chatMessage: ChatMessage | null;
  /** Set on reports, which only the staff gets. */
  report: NotifiedReport | null;
}

export interface NotifiedReport {
  id: ReportId;
  /** What the reporter wrote. */
  content: string;
  /** As the server names it: `open`, `closed`, `resolved`. */
  state: string;
  createdAt: string;
  /** Who is reported. */
  account: Account | null;
  reporter: Account | null;
  statuses: readonly Status[];
  notes: readonly { content: string; author: Account | null; createdAt: string }[];
}
