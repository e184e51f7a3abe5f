import type { Notification, NotificationId } from '@linnet/api';
import type { Log } from '../environment';

/** As many as a list has rows. */
const MOST = 500;

/** Logs each invalid notification once, however often it comes. */
export function createFaultyOnce(log: Log): (notification: Notification) => void {
  const told = new Set<NotificationId>();
  return (notification) => {
    if (told.has(notification.id)) return;
    log('warn', 'an invalid notification', notification);
    told.add(notification.id);
    const [oldest] = told;
    if (told.size > MOST && oldest !== undefined) told.delete(oldest);
  };
}
