import type { Call } from './call';
import type { AccountId, NotificationId } from './model/ids';
import type { Notification } from './model/notification';
import type { Page } from './model/page';
import { readLink } from './link';
import { pageQuery, type PageOptions } from './page-options';
import { readNotification } from './schema/notification';
import { readNotificationGroups } from './schema/notification-groups';
import { readPage } from './schema/page';
import { required } from './schema/required';

export interface NotificationsOptions extends PageOptions {
  /** The page directly newer than this one. */
  minId?: NotificationId | undefined;
  /** The newest page of those newer than this one. */
  sinceId?: NotificationId | undefined;
  /** Older than this one. Hollo accepts no id here: use the page's cursor. */
  maxId?: NotificationId | undefined;
  /** Only these types, as on the wire; Pleroma sends chat mentions and reports only when they are listed. */
  types?: readonly string[] | undefined;
  excludeTypes?: readonly string[] | undefined;
  excludeScopes?: readonly string[] | undefined;
  /** Only notifications caused by this account. */
  accountId?: AccountId | undefined;
  withMuted?: boolean | undefined;
}

export interface NotificationGroupsOptions extends NotificationsOptions {
  /** Types that may be grouped. */
  groupedTypes?: readonly string[] | undefined;
}

function path(id?: NotificationId, rest = ''): string {
  return id === undefined ? `/api/v1/notifications${rest}` : `${path()}/${encodeURIComponent(id)}${rest}`;
}

function query(options: NotificationsOptions) {
  return {
    min_id: options.minId,
    since_id: options.sinceId,
    max_id: options.maxId,
    types: options.types,
    exclude_types: options.excludeTypes,
    exclude_visibilities: options.excludeScopes,
    account_id: options.accountId,
    with_muted: options.withMuted === true ? true : null,
    ...pageQuery(options),
  };
}

/** GET /api/v1/notifications, newest first. */
export function notifications(options: NotificationsOptions = {}): Call<Page<Notification>> {
  return {
    method: 'GET',
    path: path(),
    query: query(options),
    read: readPage(readNotification),
  };
}

const readGroups = required(readNotificationGroups, 'notification groups');

/** GET /api/v2/notifications: one notification for each group, newest first. */
export function notificationGroups(options: NotificationGroupsOptions = {}): Call<Page<Notification>> {
  return {
    method: 'GET',
    path: '/api/v2/notifications',
    query: { grouped_types: options.groupedTypes, ...query(options) },
    feature: 'notificationsGrouped',
    notFound: 'route',
    read: (body, { link }) => ({ ...readGroups(body), ...readLink(link) }),
  };
}

/** GET /api/v2/notifications/:group_key: the current state of a group; 404 when it is empty. */
export function notificationGroup(key: string): Call<Notification> {
  return {
    method: 'GET',
    path: `/api/v2/notifications/${encodeURIComponent(key)}`,
    feature: 'notificationsGrouped',
    read: required((body) => readGroups(body).items[0], 'notification group'),
  };
}

/** GET /api/v1/notifications/:id. 403 for one that was dismissed or is somebody else's. */
export function getNotification(id: NotificationId): Call<Notification> {
  return { method: 'GET', path: path(id), read: required(readNotification, 'notification') };
}

/** POST /api/v1/notifications/:id/dismiss */
export function dismissNotification(id: NotificationId): Call<undefined> {
  return {
    method: 'POST',
    path: path(id, '/dismiss'),
    feature: 'notificationDismiss',
    read: () => undefined,
  };
}

/** POST /api/v2/notifications/:group_key/dismiss: the whole group. */
export function dismissNotificationGroup(key: string): Call<undefined> {
  return {
    method: 'POST',
    path: `/api/v2/notifications/${encodeURIComponent(key)}/dismiss`,
    feature: 'notificationsGrouped',
    read: () => undefined,
  };
}

/** DELETE /api/v1/notifications/destroy_multiple: only on Pleroma and its forks. */
export function dismissNotifications(ids: readonly NotificationId[]): Call<undefined> {
  return {
    method: 'DELETE',
    path: path(undefined, '/destroy_multiple'),
    query: { ids },
    read: () => undefined,
  };
}

/** POST /api/v1/notifications/clear: all of them; cannot be undone. */
export function clearNotifications(): Call<undefined> {
  return {
    method: 'POST',
    path: path(undefined, '/clear'),
    feature: 'notificationsClear',
    notFound: 'route',
    read: () => undefined,
  };
}

/**
 * POST /api/v1/pleroma/notifications/read: marks one, or all up to one, as seen. Only on Pleroma; 400 for an id that is
 * not the viewer's. Ids must be numbers, as strings.
 */
export function readNotifications(which: { id: NotificationId } | { upTo: NotificationId }): Call<undefined> {
  return {
    method: 'POST',
    path: '/api/v1/pleroma/notifications/read',
    body: { kind: 'json', value: 'id' in which ? { id: which.id } : { max_id: which.upTo } },
    feature: 'notificationsRead',
    notFound: 'route',
    read: () => undefined,
  };
}
