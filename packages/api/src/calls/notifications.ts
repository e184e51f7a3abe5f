import { del, get, json, nothing, post, put } from '../call';
import { readLink } from '../link';
import type { AccountId, NotificationId } from '../model/ids';
import type { Markers } from '../schema/notification';
import { readMarkers, readNotification, readNotificationGroups } from '../schema/notification';
import { readPushSubscription } from '../schema/own/own-profile';
import { readPage, required } from '../schema/read';
import { type PageOptions, pageQuery } from './paging';

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
export const notifications = (options: NotificationsOptions = {}) =>
  get(path(), readPage(readNotification), { query: query(options) });

const readGroups = required(readNotificationGroups, 'notification groups');

/** GET /api/v2/notifications: one notification for each group, newest first. */
export const notificationGroups = (options: NotificationGroupsOptions = {}) =>
  get('/api/v2/notifications', (body, { link }) => ({ ...readGroups(body), ...readLink(link) }), {
    query: { grouped_types: options.groupedTypes, ...query(options) },
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

/** GET /api/v1/notifications/:id. 403 for one that was dismissed or is somebody else's. */
export const getNotification = (id: NotificationId) =>
  get(path(id), required(readNotification, 'notification'));

/** POST /api/v1/notifications/:id/dismiss */
export const dismissNotification = (id: NotificationId) =>
  post(path(id, '/dismiss'), nothing, { feature: 'notificationDismiss' });

/** POST /api/v2/notifications/:group_key/dismiss: the whole group. */
export const dismissNotificationGroup = (key: string) =>
  post(`/api/v2/notifications/${encodeURIComponent(key)}/dismiss`, nothing, {
    feature: 'notificationsGrouped',
  });

/** DELETE /api/v1/notifications/destroy_multiple: only on Pleroma and its forks. */
export const dismissNotifications = (ids: readonly NotificationId[]) =>
  del(path(undefined, '/destroy_multiple'), nothing, { query: { ids } });

/** POST /api/v1/notifications/clear: all of them; cannot be undone. */
export const clearNotifications = () =>
  post(path(undefined, '/clear'), nothing, { feature: 'notificationsClear', notFound: 'route' });

/**
 * POST /api/v1/pleroma/notifications/read: marks one, or all up to one, as seen. Only on Pleroma; 400 for an id that is
 * not the viewer's. Ids must be numbers, as strings.
 */
export const readNotifications = (which: { id: NotificationId } | { upTo: NotificationId }) =>
  post('/api/v1/pleroma/notifications/read', nothing, {
    body: json('id' in which ? { id: which.id } : { max_id: which.upTo }),
    feature: 'notificationsRead',
    notFound: 'route',
  });

const markersPath = '/api/v1/markers';
const feature = 'markers';
const readRequired = required(readMarkers, 'markers');

/** GET /api/v1/markers */
export const markers = (timelines: readonly (keyof Markers)[]) =>
  get(markersPath, readRequired, { query: { timeline: timelines }, feature, notFound: 'route' });

/** POST /api/v1/markers. Returns the markers that have changed. */
export function moveMarkers(lastRead: Partial<Record<keyof Markers, string>>) {
  const value = Object.fromEntries(
    Object.entries(lastRead).map(([timeline, id]) => [timeline, { last_read_id: id }]),
  );
  return post(markersPath, readRequired, {
    body: json(value),
    keepalive: true,
    feature,
    notFound: 'route',
  });
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
export const pushSubscription = () => get(subscriptionPath, read, { feature: 'push' });

/** POST /api/v1/push/subscription. Replaces the token's subscription. 403 when push is off. */
export function subscribeToPush(browser: BrowserSubscription, alerts: PushAlerts) {
  const { endpoint, auth, p256dh } = browser;
  return post(subscriptionPath, read, {
    feature: 'push',
    body: json({ subscription: { endpoint, keys: { auth, p256dh } }, data: { alerts } }),
  });
}

/** PUT /api/v1/push/subscription */
export const changePushAlerts = (alerts: PushAlerts) =>
  put(subscriptionPath, read, { feature: 'push', body: json({ data: { alerts } }) });

/** DELETE /api/v1/push/subscription. 404 when there is none. */
export const unsubscribeFromPush = () => del(subscriptionPath, nothing, { feature: 'push' });
