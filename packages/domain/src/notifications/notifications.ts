import type { FailureReason } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { liveSignsOf } from '../live/live-signs';
import { onePer } from '../one-per';
import type { WantedNotifications } from './ask-notifications';
import { reportTable } from '../reports/report-table';
import { createListsTogether, type ListsTogether } from './lists-together';
import type { NotificationKind } from './notification-kind';
import { createNotificationList } from './notification-list';
import type { NotificationListState } from './notification-list-state';
import { createNotificationLooks } from './notification-looks';
import type { NotificationRow } from './notification-row';
import { createNotificationSteps, type NotificationSteps } from './notification-steps';
import { without } from './row-changes';
import { createSeenMarks, type SeenMarks } from './seen-marks';
import { createUnseenBelow } from './unseen-below';
import { wantedNotifications } from './wanted-notifications';

const NOTICE_LASTS = 5000;
/** Rows at the top that are polled for reports which others may close meanwhile. */
const NEAR = 40;

/** The viewer's notifications, with marks for the seen ones. */
export interface Notifications extends NotificationSteps {
  state: Pick<Cell<NotificationListState>, 'get' | 'subscribe'>;
  /** Keeps the list up to date until the returned function is called. */
  follow(): () => void;
  load(): Promise<FailureReason | null>;
  loadOlder(): Promise<FailureReason | null>;
  /**
   * Keeps the rows at the bottom while somebody reads there. Those beyond the usual number are dropped once every
   * caller has called the returned function.
   */
  readOn(): () => void;
  catchUp(): Promise<void>;
  /**
   * A separate list of some kinds, also of those that the viewer hides among all notifications, with live updates of
   * its own. Marks, dismissals and answers reach the other lists too.
   */
  beside(kinds: readonly NotificationKind[]): Notifications;
  /** Sends the seen marks at once, as the page may be closed. */
  flush(): void;
  clear(): void;
}

/** What a separate list shares with the list of all notifications. */
interface Beside {
  readonly kinds: readonly NotificationKind[];
  readonly seen: SeenMarks;
  readonly together: ListsTogether;
}

export function createNotifications(client: Client, beside: Beside | null = null): Notifications {
  const { graph, notices } = client;
  const signs = liveSignsOf(graph);
  const seen = beside?.seen ?? createSeenMarks(client);
  const persons = wantedNotifications(client);
  const wanted: WantedNotifications = beside === null ? persons : { kinds: () => beside.kinds };
  const together = beside?.together ?? createListsTogether();
  const list = together.join(createNotificationList(client, wanted), wanted.kinds);
  const besides = new Map<string, Notifications>();
  const state = createCell(list.state.get());
  const below = createUnseenBelow(client, wanted.kinds);
  let followers = 0;
  let readers = 0;
  let end: (() => void) | undefined;
  let isTold = false;
  const marked = onePer((row: NotificationRow): NotificationRow => ({ ...row, seen: true }));

  function show(): void {
    const now = list.state.get();
    const rows = now.rows.map(withMark);
    const same = rows.every((row, at) => row === now.rows[at]);
    state.set({ ...now, rows: same ? now.rows : rows, unseenBelow: below.count.get() });
    if (beside === null) below.look(state.get());
  }

  function withMark(row: NotificationRow): NotificationRow {
    return row.seen || !seen.isSeen(row.id) ? row : marked(row);
  }

  /** Shows a notice about an error, once until the next success. */
  function tell(reason: FailureReason | null): FailureReason | null {
    // A separate list shows no notice: the main list does, and so does its screen.
    const isNew = reason !== null && !isTold && beside === null;
    isTold = reason !== null;
    if (reason === null && beside === null) signs.missed.set(null);
    if (isNew) notices.add({ level: 'error', key: 'notifications.error', reason, lasts: NOTICE_LASTS });
    return reason;
  }

  /**
   * Takes the result of polling, which causes a notice only before the list was loaded: then the viewer waits for it.
   */
  function hear(reason: FailureReason | null): void {
    if (reason === null || !list.state.get().opened) tell(reason);
    else if (beside === null) signs.missed.set(reason);
  }

  const isOpenReport = ({ report }: NotificationRow): boolean =>
    report !== null && reportTable(graph).get(report.id)?.state === 'open';
  const looks = createNotificationLooks({
    ...client,
    list,
    // The main list has loaded the marks.
    seen: beside === null ? seen : { load: () => Promise.resolve() },
    rowsHere: {
      lowestUnseen: () => state.get().rows.findLast((row) => !row.seen)?.id,
      lowestUndone: () => state.get().rows.slice(0, NEAR).findLast(isOpenReport)?.id,
      countUnseen: () => state.get().rows.filter((row) => !row.seen).length,
    },
    tell: hear,
  });

  list.state.subscribe(show);
  seen.marks.subscribe(show);
  below.count.subscribe(show);
  // Notifications about a deleted post are removed, as on the server.
  graph.statuses.watch((id, before) => {
    if (before?.deleted === true || graph.statuses.get(id)?.deleted !== true) return;
    list.change(without(({ statusId }) => statusId === id)).end();
  });
  if (beside === null) persons.onChange(() => void (list.state.get().opened && looks.beOther()));

  /** Takes the result of a request that the viewer caused. */
  async function asked(asking: Promise<FailureReason | null>): Promise<FailureReason | null> {
    const reason = tell(await asking);
    looks.heard(reason);
    return reason;
  }

  return {
    state,
    async load() {
      isTold = false;
      looks.loaded();
      return asked(list.load());
    },
    loadOlder: () => asked(list.loadOlder()),
    readOn() {
      readers += 1;
      return () => {
        readers -= 1;
        if (readers === 0) list.letGo();
      };
    },
    catchUp: async () => void (await looks.look()),
    follow() {
      followers += 1;
      end ??= looks.begin();
      return () => {
        followers -= 1;
        if (followers > 0) return;
        end?.();
        end = undefined;
      };
    },
    beside(kinds) {
      const name = kinds.join(' ');
      const known = besides.get(name) ?? createNotifications(client, { kinds, seen, together });
      besides.set(name, known);
      return known;
    },
    ...createNotificationSteps({ ...client, list, seen, onDoubt: looks.owe }),
    flush: seen.flush,
    clear() {
      isTold = false;
      for (const each of besides.values()) each.clear();
      if (beside === null) seen.clear();
      list.clear();
      below.clear();
      looks.forget();
      if (beside === null) signs.missed.set(null);
    },
  };
}
