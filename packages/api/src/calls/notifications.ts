import type { Call } from '../call';
import { readLink } from '../link';
import type { AccountId, NotificationId, Page } from '../model/ids';
import type { Markers, Notification } from '../model/notification';
import type { PushSubscription } from '../model/own-account';
import { readMarkers, readNotification, readNotificationGroups } from '../schema/notification';
import { readPushSubscription } from '../schema/own-account';
import { readPage, required } from '../schema/read';
import { type PageOptions, pageQuery } from './timelines';

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

const markersPath = '/api/v1/markers';
const feature = 'markers';
const readRequired = required(readMarkers, 'markers');

/** GET /api/v1/markers */
export function markers(timelines: readonly (keyof Markers)[]): Call<Markers> {
  return {
    method: 'GET',
    path: markersPath,
    query: { timeline: timelines },
    feature,
    notFound: 'route',
    read: readRequired,
  };
}

/** POST /api/v1/markers. Returns the markers that have changed. */
export function moveMarkers(lastRead: Partial<Record<keyof Markers, string>>): Call<Markers> {
  const value = Object.fromEntries(
    Object.entries(lastRead).map(([timeline, id]) => [timeline, { last_read_id: id }]),
  );
  return {
    method: 'POST',
    path: markersPath,
    body: { kind: 'json', value },
    keepalive: true,
    feature,
    notFound: 'route',
    read: readRequired,
  };
}

const subscriptionPath = '/api/v1/push/subscription';
const read = required(readPushSubscription, 'push subscription');

export type PushAlerts = Readonly<Record<string, boolean>>;

export interface BrowserSubscription {
  endpoint: string;
  /** Both in base64url. */
  auth: string;
  p256dh: string;
}

/** GET /api/v1/push/subscription: the subscription of the current token. 404 when there is none. */
export function pushSubscription(): Call<PushSubscription> {
  return { method: 'GET', path: subscriptionPath, feature: 'push', read };
}

/** POST /api/v1/push/subscription. Replaces the token's subscription. 403 when push is off. */
export function subscribeToPush(browser: BrowserSubscription, alerts: PushAlerts): Call<PushSubscription> {
  const { endpoint, auth, p256dh } = browser;
  return {
    method: 'POST',
    path: subscriptionPath,
    feature: 'push',
    body: { kind: 'json', value: { subscription: { endpoint, keys: { auth, p256dh } }, data: { alerts } } },
    read,
  };
}

/** PUT /api/v1/push/subscription */
export function changePushAlerts(alerts: PushAlerts): Call<PushSubscription> {
  return {
    method: 'PUT',
    path: subscriptionPath,
    feature: 'push',
    body: { kind: 'json', value: { data: { alerts } } },
    read,
  };
}

/** DELETE /api/v1/push/subscription. 404 when there is none. */
export function unsubscribeFromPush(): Call<void> {
  return { method: 'DELETE', path: subscriptionPath, feature: 'push', read: () => undefined };
}
