import type { NotificationId, StatusId } from '@linnet/api';

/**
 * The place of a status inside a notification. It is no status itself: its name only has to be another than that of
 * the card in a timeline, under which the form of a reply would open as well.
 */
export function placeInNotification(id: NotificationId): StatusId {
  return `notification ${id}` as StatusId;
}
