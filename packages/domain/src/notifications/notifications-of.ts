import { perClient } from '../per-client';
import { createNotifications } from './notifications';

/** The viewer's notifications. Created at the first call, cleared when the viewer changes. */
export const notificationsOf = perClient((client) => {
  const notifications = createNotifications(client);
  client.session.onChange(notifications.clear);
  return notifications;
});
