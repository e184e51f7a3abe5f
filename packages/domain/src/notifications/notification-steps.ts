import {
  clearNotifications,
  dismissNotification,
  dismissNotificationGroup,
  type AccountId,
  type Call,
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

/** What stands for a group is dismissed with all of it, one by one what was told so. */
function dismissals(ids: readonly NotificationId[], gone: readonly NotificationRow[]): Call<undefined>[] {
  const groups = gone.flatMap(({ group }) => group ?? []);
  const keys = new Set(gone.flatMap(({ group, groupKey }) => (group !== null && groupKey) || []));
  const isOfGroup = ({ group, groupKey }: NotificationRow): boolean =>
    group !== null || (groupKey !== null && keys.has(groupKey));
  const covered = new Set(gone.filter(isOfGroup).map(({ id }) => id));
  const alone = ids.filter((id) => !covered.has(id));
  return [...groups.map(({ key }) => dismissNotificationGroup(key)), ...alone.map(dismissNotification)];
}

export function createNotificationSteps({ list, seen, send }: StepsOptions): NotificationSteps {
  /** Gone at once, and put back when the server refuses. */
  async function without(
    isGone: (row: NotificationRow) => boolean,
    step: (gone: readonly NotificationRow[]) => Promise<unknown>,
  ) {
    const gone = list.state.get().rows.filter(isGone);
    const change = list.change((rows) => rows.filter((row) => !isGone(row)));
    const refusal = await failureOf(step(gone));
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
        (gone) => Promise.all(dismissals(ids, gone).map((call) => send(call))),
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
