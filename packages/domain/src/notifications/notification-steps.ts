import {
  clearNotifications,
  dismissNotification,
  type AccountId,
  type FailureReason,
  type NotificationId,
} from '@linnet/api';
import type { Client } from '../client';
import { failureOf } from './failure-of';
import type { NotificationList } from './notification-list';
import type { NotificationRow } from './notification-row';
import { placeNotifications } from './place-notifications';
import type { SeenMarks } from './seen-marks';

/** What a person does with notifications. Resolves to why it was refused, null when it is done. */
export interface NotificationSteps {
  markSeen(ids: readonly NotificationId[]): Promise<FailureReason | null>;
  markAllSeen(): Promise<FailureReason | null>;
  dismiss(ids: readonly NotificationId[]): Promise<FailureReason | null>;
  /** All of them, for ever. */
  clearAll(): Promise<FailureReason | null>;
  /** Somebody who asked to follow was let in or turned away; what told of it is so too once `tidied` is settled. */
  answered(id: AccountId, accepted: boolean, tidied: Promise<void>): void;
}

interface StepsOptions extends Pick<Client, 'send'> {
  readonly list: NotificationList;
  readonly seen: SeenMarks;
}

export function createNotificationSteps({ list, seen, send }: StepsOptions): NotificationSteps {
  /** Gone at once, and put back when the server refuses. */
  async function without(isGone: (row: NotificationRow) => boolean, step: () => Promise<unknown>) {
    const gone = list.state.get().rows.filter(isGone);
    const change = list.change((rows) => rows.filter((row) => !isGone(row)));
    const refusal = await failureOf(step());
    if (refusal === null) change.end();
    else {
      change.undo();
      list.change((rows) => placeNotifications(gone, rows)).undo();
    }
    return refusal;
  }

  return {
    async markSeen(ids) {
      const rows = new Map(list.state.get().rows.map((row) => [row.id, row]));
      const open = ids.filter((id) => rows.get(id)?.seen !== true && !seen.isSeen(id));
      const refusals = await Promise.all(open.map((id) => seen.one(id)));
      return refusals.find((refusal) => refusal !== null) ?? null;
    },
    async markAllSeen() {
      const [newest] = list.state.get().rows;
      return newest === undefined ? null : seen.upTo(newest.id);
    },
    dismiss: (ids) =>
      without(
        ({ id }) => ids.includes(id),
        () => Promise.all(ids.map((id) => send(dismissNotification(id)))),
      ),
    clearAll: () =>
      without(
        () => true,
        () => send(clearNotifications()),
      ),
    answered(id, accepted, tidied) {
      const isMeant = ({ kind, accountId }: NotificationRow): boolean =>
        kind === 'follow_request' && accountId === id;
      const change = list.change((rows) =>
        accepted
          ? rows.map((row) => (isMeant(row) ? { ...row, kind: 'follow', type: 'follow', seen: true } : row))
          : rows.filter((row) => !isMeant(row)),
      );
      void tidied.finally(change.end);
    },
  };
}
