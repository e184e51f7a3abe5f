import type { FailureReason } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { compareIds } from '../kernel/feed/ids';
import type { ChangeRows, PendingChange } from '../kernel/feed/pending-changes';
import { liveSignsOf } from '../live/live-signs';
import { onePer } from '../one-per';
import { perClient } from '../per-client';
import { reportTable } from '../reports/report-table';
import type { NotificationKind } from './notification-kind';
import { createNotificationList, type NotificationList } from './notification-list';
import { createNotificationLooks } from './notification-looks';
import type { NotificationListState, NotificationRow } from './notification-row';
import { createNotificationSteps, type NotificationSteps } from './notification-steps';
import { placeNotifications, without } from './row-changes';
import { createSeenMarks, type SeenMarks } from './seen-marks';
import { createUnseenBelow } from './unseen-below';
import { wantedNotifications, type WantedNotifications } from './wanted-notifications';

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
}

/** What a separate list shares with the list of all notifications. */
interface Beside {
  readonly kinds: readonly NotificationKind[];
  readonly seen: SeenMarks;
  readonly together: ListsTogether;
}

function createNotifications(client: Client, beside: Beside | null = null): Notifications {
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
  };
}

/** Several lists of one viewer's notifications. A change of one is made in all of them. */
interface ListsTogether {
  /** Returns the list, with changes that reach the others. */
  join(list: NotificationList, kinds: () => readonly NotificationKind[]): NotificationList;
}

interface Member {
  readonly list: NotificationList;
  readonly kinds: () => readonly NotificationKind[];
}

function createListsTogether(): ListsTogether {
  const members = new Set<Member>();
  return {
    join(list, kinds) {
      const own: Member = { list, kinds };
      members.add(own);
      return {
        ...list,
        change(change) {
          const before = new Set(list.state.get().rows);
          const changes = [list.change(change)];
          const made = list.state.get().rows.filter((row) => !before.has(row));
          for (const other of members) if (other !== own) changes.push(changeOther(other, change, made));
          return {
            end: () => changes.forEach((each) => each.end()),
            undo: () => changes.forEach((each) => each.undo()),
          };
        },
      };
    },
  };
}

/** Makes a change of one list in another. `made`: the rows that the change has added or replaced. */
function changeOther(
  { list, kinds }: Member,
  change: ChangeRows<NotificationRow>,
  made: readonly NotificationRow[],
): PendingChange {
  const before = list.state.get().rows;
  const standing = list.change((rows) => onlyOwn(rows, change(rows), kinds()));
  const left = new Set(list.state.get().rows);
  const taken = before.filter((row) => !left.has(row));
  const lowest = before.at(-1);
  const placed = made.filter(
    ({ id, kind }) => kinds().includes(kind) && lowest && compareIds(id, lowest.id) > 0,
  );
  if (placed.length > 0) list.change((rows) => placeNotifications(rows, placed)).undo();
  return {
    end: standing.end,
    undo() {
      standing.undo();
      if (taken.length > 0) list.change((rows) => placeNotifications(taken, rows)).undo();
    },
  };
}

/** What a change leaves of the list's own rows: it adds none that the list did not have. */
function onlyOwn(
  rows: readonly NotificationRow[],
  changed: readonly NotificationRow[],
  kinds: readonly NotificationKind[],
): readonly NotificationRow[] {
  if (changed === rows) return rows;
  const known = new Set(rows.map(({ id }) => id));
  const own = changed.filter(({ id, kind }) => known.has(id) && kinds.includes(kind));
  return own.length === rows.length && own.every((row, at) => row === rows[at]) ? rows : own;
}

/** The viewer's notifications. Created at the first call. */
export const notificationsOf = perClient(createNotifications);
