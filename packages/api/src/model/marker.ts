import type { NotificationId, StatusId } from './ids';

/** How far a person has read, shared by all their devices. */
export interface Marker<Id extends string> {
  /** Null: nothing so far. */
  lastReadId: Id | null;
  /** Counts the changes; always 0 on Pleroma. */
  version: number;
  updatedAt: string;
  /** Null where the server does not count. */
  unreadCount: number | null;
}

/** Only the lists that were asked for and have one. */
export interface Markers {
  home: Marker<StatusId> | null;
  notifications: Marker<NotificationId> | null;
}
