import {
  ApiError,
  notifications,
  type Cursor,
  type FailureReason,
  type Notification,
  type Page,
} from '@linnet/api';
import type { Client } from '../client';
import { handlesReports } from './handles-reports';
import type { NotificationKind } from './notification-kind';
import { notificationWish, type NotificationWish } from './notification-wish';

export type AskNotifications = (wish: {
  cursor: Cursor | null;
  limit: number;
  /** Milliseconds: an answer of another page that is not older will do. */
  within?: number | undefined;
}) => Promise<Page<Notification>>;

/** Asks for pages of some kinds. A server that refuses one of their names is asked without any from then on. */
export function createAskNotifications(
  { send, features, session }: Pick<Client, 'send' | 'features' | 'session'>,
  kinds: () => readonly NotificationKind[],
): AskNotifications {
  let takesNames = true;

  async function wish(): Promise<NotificationWish> {
    if (!takesNames) return {};
    const offered = await features.load();
    const reports = handlesReports({ session: session.state.get(), has: (key) => offered.has(key) });
    return notificationWish({ kinds: kinds(), offered, handlesReports: reports });
  }

  return async ({ within, ...page }) => {
    try {
      return await send(notifications({ ...page, ...(await wish()) }), { within });
    } catch (error) {
      if (!(error instanceof ApiError) || !takesNames || !isRefusal(error.reason)) throw error;
      takesNames = false;
      return send(notifications(page), { within });
    }
  };
}

function isRefusal(reason: FailureReason): boolean {
  return reason.kind === 'http' && (reason.status === 400 || reason.status === 422);
}
