import type { Here } from '../server/here';
import { findAccount } from '../store/accounts';
import { insertNotification, type NotificationRow } from '../store/notifications';

export interface NewNotification {
  to: string;
  from: string;
  type: 'mention' | 'favourite' | 'reblog' | 'follow' | 'follow_request' | 'status';
  statusId: string | null;
}

/**
 * Stores a notification; null where there is none to give: nobody is told of their own acts, and accounts of
 * other servers have theirs there. The caller tells the hub once the change stands.
 */
export function notify(here: Here, { to, from, type, statusId }: NewNotification): NotificationRow | null {
  if (to === from || findAccount(here.db, to)?.host !== null) return null;
  const row = { account_id: to, type, from_account_id: from, status_id: statusId, created_at: here.now() };
  return { ...row, seen: 0, id: insertNotification(here.db, row) };
}

export function tellNotification(here: Here, notification: NotificationRow | null): void {
  if (notification) here.hub.tell({ kind: 'notification', notification });
}
