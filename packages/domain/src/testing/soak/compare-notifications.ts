import { markers, type Notification, type NotificationId } from '@linnet/api';
import type { NotificationRow } from '../../notifications/notification-row';
import { compareIds } from '../../kernel/feed/ids';
import { shownNotifications } from '../../notifications/shown-notifications';
import { notificationSettings } from '../../settings/list/notification-settings';
import type { Soak, SoakTab } from './begin-life';
import { advanceUntil } from './meanwhile';
import { serverNotifications } from './server-holds';

/** A look at what is new tells of so many that they are there, and a look after a break goes down so far at most. */
const PAGE = 20;
const MAX_REFRESHED = 80;

interface Compared {
  readonly rows: readonly NotificationRow[];
  /** What the server has of them, the newest first. */
  readonly all: readonly Notification[];
  /** They are about a post that is gone. */
  readonly isOfDeleted: (row: NotificationRow) => boolean;
  readonly isSeenOnServer: (notification: Notification) => boolean;
  /** A look after a break reaches it. */
  readonly isRefreshed: (id: NotificationId) => boolean;
}

/** What is wrong with the notifications of a tab, in words, and with how many of them it says are new. */
export async function compareNotifications(life: Soak, tab: SoakTab): Promise<string[]> {
  const { client, notifications } = tab;
  const { rows, opened } = notifications.state.get();
  if (!opened) return ['notifications did not come'];
  const lowest = rows.at(-1)?.id;
  const all = await advanceUntil(life, serverNotifications(client, { lowest, atLeast: MAX_REFRESHED }));
  const compared: Compared = {
    rows,
    all,
    isOfDeleted: ({ statusId }) => life.recentIds.deleted.has(statusId ?? ''),
    isSeenOnServer: await loadSeenOnServer(life, tab),
    isRefreshed: reachedBy(all.slice(0, MAX_REFRESHED), MAX_REFRESHED),
  };
  const isTwice = new Set(rows.map(({ id }) => id)).size < rows.length;
  return [
    ...(isTwice ? ['a notification twice'] : []),
    ...missingRows(compared),
    ...surplusRows(compared, life.dismissedIds),
    ...wrongCount(compared),
  ];
}

/** What the server has, and is not here or not as it is there. */
function missingRows({ rows, all, isSeenOnServer, isRefreshed }: Compared): string[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const lowest = rows.at(-1)?.id;
  const within = all.filter(
    ({ id }, at) => at < PAGE || (lowest !== undefined && compareIds(id, lowest) >= 0),
  );
  return within.flatMap((notification) => {
    const { id, type } = notification;
    const row = known.get(id);
    if (row === undefined)
      return isInShownGroup(notification, rows) ? [] : [`notification ${id} (${type}) is missing`];
    if (!isRefreshed(id) || row.seen === isSeenOnServer(notification)) return [];
    return [`notification ${id} is ${row.seen ? '' : 'not '}seen here`];
  });
}

/** What is here and not there. Further down what was put away elsewhere may wait until somebody scrolls to it. */
function surplusRows(
  { rows, all, isOfDeleted, isRefreshed }: Compared,
  dismissedIds: ReadonlySet<string>,
): string[] {
  const serverRows = new Set(all.map(({ id }) => id));
  const isSurelyThere = reachedBy(newestOfGroups(all.slice(0, PAGE)), all.length < PAGE ? Infinity : 0);
  const mayWait = ({ id, seen }: NotificationRow): boolean =>
    dismissedIds.has(id) && !(seen ? isSurelyThere : isRefreshed)(id);
  return rows
    .filter((row) => !serverRows.has(row.id) && !isOfDeleted(row) && !mayWait(row))
    .map(({ id }) => `notification ${id} is not the server's`);
}

/** What it says is new, and what is. */
function wrongCount({ rows, all, isOfDeleted, isSeenOnServer, isRefreshed }: Compared): string[] {
  const truth = new Map(all.map((notification) => [notification.id, notification]));
  const counted = rows.filter((row) => isRefreshed(row.id) && !isOfDeleted(row));
  const held = counted.flatMap((row) => {
    const there = truth.get(row.id);
    return there === undefined ? [] : [{ ...row, seen: isSeenOnServer(there) }];
  });
  const [here, there] = [unseenOf(counted), unseenOf(held)];
  return here === there ? [] : [`of what is new ${here} are shown here, ${there} are there`];
}

/** Pleroma has a mark for each; elsewhere a server keeps one place for all of them. */
async function loadSeenOnServer(life: Soak, { client }: SoakTab): Promise<(one: Notification) => boolean> {
  if (client.features.loaded.get()?.has('notificationsRead') === true) return ({ seen }) => seen;
  const told = await advanceUntil(life, client.send(markers(['notifications'])));
  const place = told.notifications?.lastReadId ?? null;
  return ({ id }) => place !== null && compareIds(id, place) <= 0;
}

/** Whether one lies within these, the newest first; of fewer than `most` everything does. */
function reachedBy(reached: readonly { id: NotificationId }[], most: number) {
  const last = reached.at(-1);
  return (id: NotificationId): boolean =>
    last === undefined || reached.length < most || compareIds(id, last.id) >= 0;
}

function newestOfGroups(all: readonly Notification[]): readonly Notification[] {
  return all.filter(
    ({ groupKey }, at) => groupKey === null || all.findIndex((one) => one.groupKey === groupKey) === at,
  );
}

function unseenOf(rows: readonly NotificationRow[]): number {
  const visible = notificationSettings.notificationVisibility.default;
  const options = { visible, seenCount: 30, unseenAtTop: false, groups: true, ignoresInactionable: false };
  return shownNotifications({ rows, ended: true, unseenBelow: null }, options).unseen;
}

/** A newer one stands for all of its group. */
function isInShownGroup({ id, groupKey }: Notification, rows: readonly NotificationRow[]): boolean {
  return rows.some(
    (row) =>
      groupKey !== null && row.groupKey === groupKey && row.group !== null && compareIds(row.id, id) > 0,
  );
}
