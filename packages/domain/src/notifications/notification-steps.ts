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
import type { SharedChanges } from '../kernel/feed/shared-changes';
import { liveHubOf } from '../events/live-hub';
import type { NotificationList } from './notification-list';
import type { NotificationRow } from './notification-row';
import { changeOf, readNotificationMessage, without, type NotificationMessage } from './row-changes';
import type { SeenMarks } from './seen-marks';

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

interface ActionsOptions extends Pick<Client, 'send' | 'graph' | 'features'> {
  readonly list: NotificationList;
  readonly seen: SeenMarks;
  readonly changes: SharedChanges<NotificationRow>;
  /** Called when the rows may differ from the server's, which are then fetched again down to this one. */
  readonly compare: (downTo?: NotificationId) => void;
}

export function createNotificationActions({
  list,
  seen,
  changes,
  send,
  graph,
  features,
  compare,
}: ActionsOptions): NotificationActions {
  const hub = liveHubOf(graph);
  const rowsNow = (): readonly NotificationRow[] => list.state.get().rows;

  function informTabs(message: NotificationMessage): void {
    hub.otherTabs?.send(message);
  }

  /**
   * Whether the notifications were dismissed elsewhere before: Mastodon then answers with 404, Pleroma with 403, which it
   * also sends for other reasons.
   */
  async function wasDismissedBefore(
    error: ErrorReason,
    { call, ids }: Pick<Dismissal, 'call' | 'ids'>,
  ): Promise<boolean> {
    if (error.kind !== 'http') return false;
    if (error.status === 404) return !isMissingRoute(error, call);
    const [id, ...more] = ids;
    if (error.status !== 403 || id === undefined || more.length > 0) return false;
    const reason = await errorOf(send(getNotification(id)));
    return reason?.kind === 'http' && (reason.status === 403 || reason.status === 404);
  }

  async function sendDismissal({ call, ids, groupKey }: Dismissal): Promise<ErrorReason | null> {
    const error = await errorOf(send(call));
    if (error !== null && !(await wasDismissedBefore(error, { call, ids }))) return error;
    informTabs({ gone: ids, groupKey });
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
      const steps = dismissals(ids, known, canDismissMany).map((dismissal) => {
        const { ids: gone, groupKey } = dismissal;
        return { gone, change: changeOf({ gone, groupKey }), send: () => sendDismissal(dismissal) };
      });
      const { failed, reason } = await changes.sendAll(steps);
      if (reason === null) return null;
      if (reason.kind === 'http') compare();
      return { reason, count: failed.reduce((sum, { gone }) => sum + gone.length, 0) };
    },
    async clearAll() {
      const newest = changes.newest();
      const message = newest && { clearedUpTo: newest.id };
      const change = message === undefined ? without(() => false) : changeOf(message);
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
  readonly ids: readonly NotificationId[];
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
  const joins = (row: NotificationRow, { groupKey }: NotificationRow): boolean =>
    row.group === null && groupKey !== null && row.groupKey === groupKey;
  const groups = rows.flatMap((head) => {
    if (head.group === null) return [];
    const { groupKey, group } = head;
    const members = [head, ...rows.filter((row) => joins(row, head))];
    return [{ call: dismissNotificationGroup(group.key), ids: members.map(({ id }) => id), groupKey }];
  });
  const covered = new Set<NotificationId>(groups.flatMap((group) => group.ids));
  const alone = ids.filter((id) => !covered.has(id));
  if (takesMany && alone.length > 1) return [...groups, ...inChunks(alone)];
  return [...groups, ...alone.map((id) => ({ call: dismissNotification(id), ids: [id], groupKey: null }))];
}

function inChunks(ids: readonly NotificationId[]): Dismissal[] {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS_PER_CALL) }, (_, at) =>
    ids.slice(at * MAX_IDS_PER_CALL, (at + 1) * MAX_IDS_PER_CALL),
  );
  return parts.map((part) => ({ call: dismissNotifications(part), ids: part, groupKey: null }));
}
