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
  /** What the server puts it together with others by; null for what stands alone. */
  groupKey: string | null;
  /** Set where it stands for a group, as its newest. */
  group: NotificationGroupFacts | null;
}

/** What a server tells of a group of notifications. */
export interface NotificationGroupFacts {
  /** Names it in calls; those that stand alone have one too. */
  key: string;
  /** Some of those who did it, the latest first. */
  accounts: readonly Account[];
  /** How many notifications it has. */
  count: number;
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
