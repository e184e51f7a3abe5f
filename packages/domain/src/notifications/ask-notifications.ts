import {
  ApiError,
  notificationGroups,
  notifications,
  type Cursor,
  type FailureReason,
  type Notification,
  type NotificationsOptions,
  type Page,
} from '@linnet/api';
import type { Client } from '../client';
import { handlesReports } from './handles-reports';
import { notificationKinds, type NotificationKind } from './notification-kind';
import { notificationWish, type NotificationWish } from './notification-wish';

export type AskNotifications = (wish: {
  cursor: Cursor | null;
  limit: number;
  /** An answer to a request that another tab sent at this moment or later will do. */
  asOf?: number | undefined;
}) => Promise<Page<Notification>>;

export interface WantedNotifications {
  kinds: () => readonly NotificationKind[];
  /** Whether to request groups, where the server has them. */
  inGroups?: () => boolean;
}

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
