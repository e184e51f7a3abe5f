import { perClient } from '../per-client';
import { createNotifications } from './notifications';

/** What the person of this page is told; forgotten with the next. */
export const notificationsOf = perClient((client) => {
  const notifications = createNotifications(client);
  client.session.onChange(notifications.clear);
  return notifications;
});
