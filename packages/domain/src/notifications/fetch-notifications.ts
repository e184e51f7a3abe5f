import {
  ApiError,
  notificationGroups,
  notifications,
  type Cursor,
  type FailureReason,
  type Notification,
  type NotificationsOptions,
  type Page,
  notificationGroup,
} from '@linnet/api';
import type { Client } from '../client/client';
import { fewAtOnce } from '../kernel/few-at-once';
import { notificationKinds } from './notification-kind';
import type { NotificationRow } from './notification-row';
import {
  handlesReports,
  notificationWish,
  type NotificationWish,
  type WantedNotifications,
} from './wanted-notifications';

type AskNotifications = (wish: {
  cursor: Cursor | null;
  limit: number;
  /** An answer to a request that another tab sent at this moment or later will do. */
  asOf?: number | undefined;
}) => Promise<Page<Notification>>;

/** Names of the kinds that can come as a group. */
const groupedTypes = Object.values(notificationKinds).flatMap(({ comesInGroups, names }) =>
  comesInGroups ? names : [],
);

/** Fetches pages of some kinds. A server that refuses one of the names is asked without any from then on. */
export function createAskNotifications(
  { send, features, session }: Pick<Client, 'send' | 'features' | 'session'>,
  { kinds, inGroups = () => false }: WantedNotifications,
): AskNotifications {
  let takesNames = true;

  async function ask(options: NotificationsOptions, asOf: number | undefined): Promise<Page<Notification>> {
    const hasGroups = async (): Promise<boolean> => (await features.load()).has('notificationsGrouped');
    if (!inGroups() || !(await hasGroups())) return send(notifications(options), { asOf });
    try {
      return await send(notificationGroups({ ...options, groupedTypes }), { asOf });
    } catch (error) {
      // The server claims to have groups, and has no route for them.
      if (!(error instanceof ApiError) || (await hasGroups())) throw error;
      return send(notifications(options), { asOf });
    }
  }

  async function wish(): Promise<NotificationWish> {
    if (!takesNames) return {};
    const offered = await features.load();
    const reports = handlesReports({ session: session.state.get(), has: (key) => offered.has(key) });
    return notificationWish({ kinds: kinds(), offered, handlesReports: reports });
  }

  return async ({ asOf, ...page }) => {
    try {
      return await ask({ ...page, ...(await wish()) }, asOf);
    } catch (error) {
      if (!(error instanceof ApiError) || !takesNames || !isRefusal(error.reason)) throw error;
      takesNames = false;
      return ask(page, asOf);
    }
  };
}

function isRefusal(reason: FailureReason): boolean {
  return reason.kind === 'http' && (reason.status === 400 || reason.status === 422);
}

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
