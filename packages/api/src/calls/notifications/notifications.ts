import { get } from '../../call';
import type { AccountId, NotificationId } from '../../model/ids';
import { readNotification } from '../../schema/notifications/notification';
import { readPage, required } from '../../schema/read';
import { type PageOptions, pageQuery } from '../paging';

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

export function notificationsPath(id?: NotificationId, rest = ''): string {
  return id === undefined
    ? `/api/v1/notifications${rest}`
    : `${notificationsPath()}/${encodeURIComponent(id)}${rest}`;
}

export function notificationsQuery(options: NotificationsOptions) {
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
  get(notificationsPath(), readPage(readNotification), { query: notificationsQuery(options) });

/** GET /api/v1/notifications/:id. 403 for one that was dismissed or is somebody else's. */
export const getNotification = (id: NotificationId) =>
  get(notificationsPath(id), required(readNotification, 'notification'));
