import type { NotificationId, StatusId } from './ids';

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
