import type { NotificationId, StatusId } from '../../model/ids';
import { isObject, readCount, readCountOrNull, readId, readObject, readTimeOrEpoch } from '../read';

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

/** Pleroma sends UTC without a zone, which `Date` would read as local time. */
function inUtc(time: string): string {
  return /T[\d:.]+$/.test(time) ? `${time}Z` : time;
}

function readMarker<Id extends string>(json: unknown): Marker<Id> | null {
  if (!isObject(json)) return null;
  return {
    lastReadId: readId<Id>(json, 'last_read_id'),
    version: readCount(json, 'version'),
    updatedAt: inUtc(readTimeOrEpoch(json, 'updated_at')),
    unreadCount: readCountOrNull(readObject(json, 'pleroma'), 'unread_count'),
  };
}

export function readMarkers(json: unknown): Markers | undefined {
  if (!isObject(json)) return undefined;
  return { home: readMarker(json['home']), notifications: readMarker(json['notifications']) };
}
