import type { FailureReason } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import { type Client, perClient } from '../client/client';
import type { SharedChanges } from '../kernel/feed/shared-changes';
import { liveSignsOf } from '../events/live-signs';
import { reportTable } from '../reports/report-table';
import type { NotificationKind } from './notification-kind';
import { createNotificationChanges, createNotificationList } from './notification-list';
import { createNotificationLooks } from './notification-looks';
import type { NotificationListState, NotificationRow } from './notification-row';
import { createNotificationSteps, type NotificationSteps } from './notification-steps';
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
  readonly changes: SharedChanges<NotificationRow>;
}

const nothing: NotificationListState = {
  rows: [],
  opened: false,
  ended: false,
  loading: null,
  failure: null,
  unseenBelow: null,
};

function createNotifications(client: Client, beside: Beside | null = null): Notifications {
  const { graph, notices } = client;
  const signs = liveSignsOf(graph);
  const seen = beside?.seen ?? createSeenMarks(client);
  const chosen = wantedNotifications(client);
  const wanted: WantedNotifications = beside === null ? chosen : { kinds: () => beside.kinds };
  const changes = beside?.changes ?? createNotificationChanges(client);
  const list = createNotificationList(client, { ...wanted, changes });
  const besides = new Map<string, Notifications>();
  const state = createCell<NotificationListState>(nothing);
  const below = createUnseenBelow(client, wanted.kinds);
  let followers = 0;
  let readers = 0;
  let end: (() => void) | undefined;
  let isTold = false;

  function show(): void {
    const { loading, failure, ...known } = list.state.get();
    const next: NotificationListState = {
      ...known,
      // Nobody waits for newer ones.
      loading: loading === 'first' || loading === 'older' ? loading : null,
      failure: failure === null || failure.part === 'newer' ? null : failure.reason,
      unseenBelow: below.count.get(),
    };
    const before: readonly unknown[] = Object.values(state.get());
    if (Object.values(next).some((value, at) => value !== before[at])) state.set(next);
    if (beside === null) below.look(state.get());
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
  if (beside === null) seen.marks.subscribe(changes.mark(seen.over));
  below.count.subscribe(show);
  if (beside === null) chosen.onChange(() => void (list.state.get().opened && looks.beOther()));

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
      const known = besides.get(name) ?? createNotifications(client, { kinds, seen, changes });
      besides.set(name, known);
      return known;
    },
    ...createNotificationSteps({ ...client, list, seen, changes, onDoubt: looks.owe }),
    flush: seen.flush,
  };
}

/** The viewer's notifications. Created at the first call. */
export const notificationsOf = perClient(createNotifications);
