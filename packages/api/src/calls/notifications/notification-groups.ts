import { get, nothing, post } from '../../call';
import { readLink } from '../../link';
import { readNotificationGroups } from '../../schema/notifications/notification-groups';
import { required } from '../../schema/read';
import { type NotificationsOptions, notificationsQuery } from './notifications';

export interface NotificationGroupsOptions extends NotificationsOptions {
  /** Types that may be grouped. */
  groupedTypes?: readonly string[] | undefined;
}

const readGroups = required(readNotificationGroups, 'notification groups');

/** GET /api/v2/notifications: one notification for each group, newest first. */
export const notificationGroups = (options: NotificationGroupsOptions = {}) =>
  get('/api/v2/notifications', (body, { link }) => ({ ...readGroups(body), ...readLink(link) }), {
    query: { grouped_types: options.groupedTypes, ...notificationsQuery(options) },
    feature: 'notificationsGrouped',
    notFound: 'route',
  });

/** GET /api/v2/notifications/:group_key: the current state of a group; 404 when it is empty. */
export const notificationGroup = (key: string) =>
  get(
    `/api/v2/notifications/${encodeURIComponent(key)}`,
    required((body) => readGroups(body).items[0], 'notification group'),
    { feature: 'notificationsGrouped' },
  );

/** POST /api/v2/notifications/:group_key/dismiss: the whole group. */
export const dismissNotificationGroup = (key: string) =>
  post(`/api/v2/notifications/${encodeURIComponent(key)}/dismiss`, nothing, {
    feature: 'notificationsGrouped',
  });
