import {
  ApiError,
  notificationGroups,
  notifications,
  type ErrorReason,
  type Notification,
  type NotificationsOptions,
  type Page,
  notificationGroup,
} from '@linnet/api';
import type { Client } from '../client/client';
import { errorOf, isMissing } from '../kernel/error-of';
import { runConcurrently } from '../kernel/tasks/run-concurrently';
import type { FetchPage } from '../kernel/feed/gather';
import type { NewerAnswer } from '../kernel/feed/gapless-list';
import { notificationKinds } from './notification-kind';
import type { NotificationRow } from './notification-row';
import { notificationQuery, type WantedNotifications } from './wanted-notifications';

/** Names of the kinds that can come as a group. */
const groupedTypes = Object.values(notificationKinds).flatMap(({ comesInGroups, names }) =>
  comesInGroups ? names : [],
);

/** Fetches pages of some kinds. A server that rejects the name of a kind gets no names in later requests. */
export function createFetchNotifications(
  { send, features, session }: Pick<Client, 'send' | 'features' | 'session'>,
  { kinds, inGroups }: WantedNotifications,
): FetchPage<Notification> {
  let acceptsNames = true;

  async function fetchPage(options: NotificationsOptions, asOf?: number): Promise<Page<Notification>> {
    const hasGroups = async (): Promise<boolean> => (await features.load()).has('notificationsGrouped');
    if (inGroups() && (await hasGroups())) {
      try {
        return await send(notificationGroups({ ...options, groupedTypes }), { asOf });
      } catch (error) {
        // A server may claim to have groups, and have no route for them.
        if (!(error instanceof ApiError) || (await hasGroups())) throw error;
      }
    }
    return send(notifications(options), { asOf });
  }

  return async ({ asOf, ...page }) => {
    if (!acceptsNames) return fetchPage(page, asOf);
    const { has } = await features.load();
    const query = notificationQuery(kinds(), { session: session.state.get(), has });
    try {
      return await fetchPage({ ...page, ...query }, asOf);
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : null;
      if (reason?.kind !== 'http' || ![400, 422].includes(reason.status)) throw error;
      acceptsNames = false;
      return fetchPage(page, asOf);
    }
  };
}

const PARALLEL_REQUESTS = 4;

/**
 * Fetches groups that have moved down the list. A group is listed at the position of its newest notification: once that
 * one is dismissed, the group is further down, below the rows of an answer. Resolves to the groups that are missing in
 * the answer and still exist, as they are now.
 */
export async function fetchMovedGroups(
  send: Client['send'],
  { items, before, remaining }: NewerAnswer<Notification, NotificationRow>,
): Promise<readonly Notification[]> {
  const named = new Set(items.map(({ groupKey }) => groupKey));
  const isGone = (row: NotificationRow): boolean =>
    row.groupKey !== null && !named.has(row.groupKey) && !remaining.includes(row);
  // A single notification has no group: nothing of it can be further down.
  const keys = before.filter(isGone).flatMap(({ group }) => group?.key ?? []);
  const found: Notification[] = [];

  async function fetchGroup(key: string): Promise<ErrorReason | null> {
    const error = await errorOf(send(notificationGroup(key)).then((group) => void found.push(group)));
    return isMissing(error) ? null : error;
  }

  const { reason } = await runConcurrently(keys, fetchGroup, { maxConcurrent: PARALLEL_REQUESTS });
  if (reason !== null) throw new ApiError(reason);
  return found;
}
