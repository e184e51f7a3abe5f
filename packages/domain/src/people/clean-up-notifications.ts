import {
  dismissNotification,
  notifications,
  readNotifications,
  type AccountId,
  type Notification,
} from '@linnet/api';
import { orLog } from '../kernel/error-of';
import type { Client } from '../client/client';

type Needed = Pick<Client, 'send' | 'features' | 'log'>;

/**
 * Marks notifications of a follow request as seen after it was accepted, when the server has made follows of them, and
 * dismisses them after it was rejected. Errors are only logged.
 */
export async function cleanUpNotifications(client: Needed, id: AccountId, accepted: boolean): Promise<void> {
  const cleaningUp = cleanUp(client, id, accepted);
  await orLog(cleaningUp, client.log, [
    'warn',
    'the notification of a follow request could not be cleaned up',
  ]);
}

async function cleanUp({ send, features }: Needed, id: AccountId, accepted: boolean): Promise<void> {
  const feature = accepted ? 'notificationsRead' : 'notificationDismiss';
  if (!(await features.load()).has(feature)) return;
  const types = accepted ? ['follow', 'follow_request'] : ['follow_request'];
  const { items } = await send(notifications({ types, accountId: id, limit: 5 }));
  // Servers that don't know the filters return other notifications too.
  const isMeant = ({ type, account }: Notification): boolean => types.includes(type) && account?.id === id;
  for (const notification of items.filter(isMeant)) {
    if (!accepted) await send(dismissNotification(notification.id));
    else if (!notification.seen) await send(readNotifications({ id: notification.id }));
  }
}
