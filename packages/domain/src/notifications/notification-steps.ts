import {
  clearNotifications,
  getNotification,
  isMissingRoute,
  type AccountId,
  type ErrorReason,
  type NotificationId,
  dismissNotification,
  dismissNotificationGroup,
  dismissNotifications,
  type Call,
} from '@linnet/api';
import type { Client } from '../client/client';
import { errorOf } from '../kernel/error-of';
import { withoutRows } from '../kernel/feed/shared-changes';
import { liveHubOf } from '../events/live-hub';
import { notificationChangesOf, type NotificationList } from './notification-list';
import type { NotificationRow } from './notification-row';
import { changeOf, readNotificationMessage, type NotificationMessage } from './row-changes';
import { seenMarksOf } from './seen-marks';

/** Why the server has not dismissed some notifications, and how many: these are shown again. */
interface Undismissed {
  readonly reason: ErrorReason;
  readonly count: number;
}

/** What the viewer can do with notifications. Resolves to the error, null when it is done. */
export interface NotificationActions {
  markSeen(ids: readonly NotificationId[]): Promise<ErrorReason | null>;
  markAllSeen(): Promise<ErrorReason | null>;
  dismiss(ids: readonly NotificationId[]): Promise<Undismissed | null>;
  /** Dismisses all of them on the server too. */
  clearAll(): Promise<ErrorReason | null>;
  /**
   * Updates the notifications after the viewer has accepted or rejected a follow request, and again once `cleanedUp` is
   * settled.
   */
  followRequestAnswered(id: AccountId, accepted: boolean, cleanedUp: Promise<void>): void;
  /** Compares a row with the server after it was found to be out of date. */
  recheck(id: NotificationId): void;
}

/** `compare` is called when the rows may differ from the server's, which are then fetched again down to this one. */
export function createNotificationActions(
  client: Client,
  list: NotificationList,
  compare: (downTo?: NotificationId) => void,
): NotificationActions {
  const { send, graph, features } = client;
  const hub = liveHubOf(graph);
  const changes = notificationChangesOf(client);
  const seen = seenMarksOf(client);
  const rowsNow = (): readonly NotificationRow[] => list.state.get().rows;
  const informTabs = (message: NotificationMessage) => hub.otherTabs?.send(message);

  /**
   * Whether the notifications were dismissed elsewhere before: Mastodon then answers with 404, Pleroma with 403, which it
   * also sends for other reasons.
   */
  async function wasDismissedBefore(error: ErrorReason, { call, gone }: Dismissal): Promise<boolean> {
    if (error.kind !== 'http') return false;
    if (error.status === 404) return !isMissingRoute(error, call);
    const [id, ...more] = gone;
    if (error.status !== 403 || id === undefined || more.length > 0) return false;
    const reason = await errorOf(send(getNotification(id)));
    return reason?.kind === 'http' && (reason.status === 403 || reason.status === 404);
  }

  async function sendDismissal(dismissal: Dismissal): Promise<ErrorReason | null> {
    const { call, ...message } = dismissal;
    const error = await errorOf(send(call));
    if (error !== null && !(await wasDismissedBefore(error, dismissal))) return error;
    informTabs(message);
    return null;
  }

  /** After clearing, remaining rows either arrived later or were cleared on the server before they arrived here. */
  function reloadRemaining(): void {
    if (rowsNow().length > 0) compare();
  }

  hub.on('tabMessage', (what) => {
    const message = readNotificationMessage(what);
    if (message !== null && 'clearedUpTo' in message) reloadRemaining();
  });

  return {
    async markSeen(ids) {
      const rows = new Map(rowsNow().map((row) => [row.id, row]));
      return seen.markEach(ids.filter((id) => rows.get(id)?.seen !== true && !seen.isSeen(id)));
    },
    async markAllSeen() {
      const [newest] = rowsNow();
      return newest === undefined ? null : seen.markUpTo(newest.id);
    },
    async dismiss(ids) {
      const known = rowsNow().filter(({ id }) => ids.includes(id));
      // Servers with a mark for each notification also dismiss several in one call.
      const canDismissMany = features.loaded.get()?.has('notificationsRead') === true;
      const steps = dismissals(ids, known, canDismissMany).map((dismissal) => ({
        ...dismissal,
        change: changeOf(dismissal),
        send: () => sendDismissal(dismissal),
      }));
      const { failed, reason } = await changes.sendAll(steps);
      if (reason === null) return null;
      if (reason.kind === 'http') compare();
      return { reason, count: failed.flatMap(({ gone }) => gone).length };
    },
    async clearAll() {
      const newest = changes.newest();
      const message = newest && { clearedUpTo: newest.id };
      const change = message === undefined ? withoutRows<NotificationRow>(() => false) : changeOf(message);
      const { reason } = await changes.sendAll([{ change, send: () => errorOf(send(clearNotifications())) }]);
      if (reason !== null) return reason;
      if (message !== undefined) informTabs(message);
      reloadRemaining();
      return null;
    },
    followRequestAnswered(id, accepted, cleanedUp) {
      const message = { answered: id, accepted };
      const pending = changes.begin(changeOf(message));
      informTabs(message);
      void cleanedUp.finally(() => {
        pending.end();
        // An answer that arrived meanwhile may hold the previous state.
        changes.apply(changeOf(message));
        informTabs(message);
      });
    },
    recheck: (id) => compare(id),
  };
}

/** So many ids fit into an address. */
const MAX_IDS_PER_CALL = 40;

/** One call, and what it dismisses. */
interface Dismissal {
  readonly call: Call<undefined>;
  readonly gone: readonly NotificationId[];
  /** Older notifications of this group are dismissed too, also those that are not loaded. */
  readonly groupKey: string | null;
}

/**
 * The fewest calls that dismiss these notifications; `rows` are those of them that are loaded. A row that stands for a
 * group is dismissed with the whole group, including its notifications that came one by one.
 */
function dismissals(
  ids: readonly NotificationId[],
  rows: readonly NotificationRow[],
  takesMany: boolean,
): readonly Dismissal[] {
  const groups = rows.flatMap((head) => {
    const { groupKey, group } = head;
    if (group === null) return [];
    const joins = (row: NotificationRow): boolean =>
      row.group === null && groupKey !== null && row.groupKey === groupKey;
    const members = rows.filter((row) => row === head || joins(row));
    return { call: dismissNotificationGroup(group.key), gone: members.map(({ id }) => id), groupKey };
  });
  const covered = new Set(groups.flatMap(({ gone }) => gone));
  const alone = ids.filter((id) => !covered.has(id));
  const groupKey = null;
  if (!takesMany || alone.length < 2)
    return [...groups, ...alone.map((id) => ({ call: dismissNotification(id), gone: [id], groupKey }))];
  const several = Array.from({ length: Math.ceil(alone.length / MAX_IDS_PER_CALL) }, (_, at) => {
    const gone = alone.slice(at * MAX_IDS_PER_CALL, (at + 1) * MAX_IDS_PER_CALL);
    return { call: dismissNotifications(gone), gone, groupKey };
  });
  return [...groups, ...several];
}
