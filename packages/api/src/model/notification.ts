import type { ChatMessage } from '../schema/conversations';
import type { NotifiedReport } from '../schema/notification';
import type { Account } from './account';
import type { NotificationId, StatusId } from './ids';
import type { Status } from './status';

/** `type` is as on the wire: unknown types are shown as such, never dropped. */
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
  /** Set on reports, which only staff get. */
  report: NotifiedReport | null;
  /** The key of the group on the server; null for a notification without a group. */
  groupKey: string | null;
  /** Set when the notification stands for a group, as its newest. */
  group: NotificationGroupFacts | null;
}

/** A group of notifications, as sent by the server. */
export interface NotificationGroupFacts {
  /** Names the group in calls; notifications without a group have one too. */
  key: string;
  /** Some of the accounts that caused it, latest first. */
  accounts: readonly Account[];
  /** The number of notifications in the group. */
  count: number;
}

/** A read marker, shared by all devices of a person. */
export interface Marker<Id extends string> {
  /** Null when nothing has been read. */
  lastReadId: Id | null;
  /** Counts the changes; always 0 on Pleroma. */
  version: number;
  updatedAt: string;
  /** Null when the server does not count. */
  unreadCount: number | null;
}

/** Only the markers that were requested and exist. */
export interface Markers {
  home: Marker<StatusId> | null;
  notifications: Marker<NotificationId> | null;
}
