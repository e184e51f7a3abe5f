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
/** Rows at the top in which others may close what is reported while one looks at them. */
const NEAR = 40;

/** What a member is told, and what they have seen of it. */
export interface Notifications extends NotificationSteps {
  state: Pick<Cell<NotificationListState>, 'get' | 'subscribe'>;
  /** Keeps them up to date until the returned function is called. */
  follow(): () => void;
  load(): Promise<FailureReason | null>;
  loadOlder(): Promise<FailureReason | null>;
  /**
   * Somebody reads on below what is kept. Once the last of them has left, by the returned function, what was brought
   * from there goes.
   */
  readOn(): () => void;
  catchUp(): Promise<void>;
  /**
   * Those of some kinds, whether the person wants to see them among all or not: a list of its own, as live as this
   * one. What is seen, dismissed or answered in one is so in the other.
   */
  beside(kinds: readonly NotificationKind[]): Notifications;
  /** Tells what was seen at once: the page may be left. */
  flush(): void;
  clear(): void;
}

/** What a list shares that stands beside the one of all notifications. */
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

  /** One trouble is told once, however often it is tried again. */
  function tell(reason: FailureReason | null): FailureReason | null {
    // Where it stands beside the others, they tell, and the screen itself does.
    const isNew = reason !== null && !isTold && beside === null;
    isTold = reason !== null;
    if (reason === null && beside === null) signs.missed.set(null);
    if (isNew) notices.add({ level: 'error', key: 'notifications.error', reason, lasts: NOTICE_LASTS });
    return reason;
  }

  /** What was asked for by itself. While there is no list yet, somebody waits for it. */
  function hear(reason: FailureReason | null): void {
    if (reason === null || !list.state.get().opened) tell(reason);
    else if (beside === null) signs.missed.set(reason);
  }

  const isOpenReport = ({ report }: NotificationRow): boolean =>
    report !== null && reportTable(graph).get(report.id)?.state === 'open';
  const looks = createNotificationLooks({
    ...client,
    list,
    // Beside the others, they have asked.
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
  // As the server does: what was said about a post goes with it.
  graph.statuses.watch((id, before) => {
    if (before?.deleted === true || graph.statuses.get(id)?.deleted !== true) return;
    list.change(without(({ statusId }) => statusId === id)).end();
  });
  if (beside === null) persons.onChange(() => void (list.state.get().opened && looks.beOther()));

  /** Asked by the person. */
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
