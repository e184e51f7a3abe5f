import { ApiError, notificationGroup, type FailureReason, type Notification } from '@linnet/api';
import type { Client } from '../client';
import { fewAtOnce } from '../few-at-once';
import type { NotificationRow } from './notification-row';

/** Calls that run at once. */
const AT_ONCE = 4;

interface Answer {
  readonly items: readonly Notification[];
  readonly before: readonly NotificationRow[];
  /** Rows of `before` that the answer leaves. */
  readonly left: readonly NotificationRow[];
}

/**
 * Fetches groups that have moved down. A group stands where its newest notification does: once that is dismissed, the
 * group stands further down, where an answer about newer ones does not reach. Resolves to the groups that such an
 * answer lacks and that still exist, as they are now.
 */
export async function askMovedGroups(
  send: Client['send'],
  { items, before, left }: Answer,
): Promise<readonly Notification[]> {
  const named = new Set(items.map(({ groupKey }) => groupKey));
  const standing = new Set(left);
  const isGone = (row: NotificationRow): boolean => !standing.has(row) && !named.has(row.groupKey);
  // Grouped answers also hold notifications without a group, of which nothing can be left.
  const isGroup = ({ groupKey }: NotificationRow): boolean => groupKey !== null;
  const keys = before.flatMap((row) => (isGroup(row) && isGone(row) ? (row.group?.key ?? []) : []));
  const found: Notification[] = [];

  async function ask(key: string): Promise<FailureReason | null> {
    try {
      found.push(await send(notificationGroup(key)));
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { reason } = error;
      return reason.kind === 'http' && reason.status === 404 ? null : reason;
    }
  }

  const { reason } = await fewAtOnce(keys, ask, { atOnce: AT_ONCE });
  if (reason !== null) throw new ApiError(reason);
  return found;
}
