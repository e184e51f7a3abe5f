import { del, get, json, nothing, post } from '../../call';
import type { NotificationId } from '../../model/ids';
import { type Markers, readMarkers } from '../../schema/notifications/markers';
import { required } from '../../schema/read';
import { notificationsPath } from './notifications';

/** POST /api/v1/notifications/:id/dismiss */
export const dismissNotification = (id: NotificationId) =>
  post(notificationsPath(id, '/dismiss'), nothing, { feature: 'notificationDismiss' });

/** DELETE /api/v1/notifications/destroy_multiple: only on Pleroma and its forks. */
export const dismissNotifications = (ids: readonly NotificationId[]) =>
  del(notificationsPath(undefined, '/destroy_multiple'), nothing, { query: { ids } });

/** POST /api/v1/notifications/clear: all of them; cannot be undone. */
export const clearNotifications = () =>
  post(notificationsPath(undefined, '/clear'), nothing, { feature: 'notificationsClear', notFound: 'route' });

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
