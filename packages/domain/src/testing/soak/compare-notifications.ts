import { markers, type Notification, type NotificationId } from '@linnet/api';
import type { NotificationRow } from '../../notifications/notification-row';
import { compareIds } from '../../kernel/feed/ids';
import { shownNotifications } from '../../notifications/shown-notifications';
import { notificationSettings } from '../../settings/list/notification-settings';
import type { Soak, SoakTab } from './start-soak';
import { advanceUntil } from './advance-until';
import { serverNotifications } from './server-lists';

/** The number of notifications that a refresh loads. */
const PAGE = 20;
/** The number down to which a refresh after a break loads. */
const MAX_REFRESHED = 80;

interface Compared {
  readonly rows: readonly NotificationRow[];
  /** The server's notifications, newest first. */
  readonly all: readonly Notification[];
  /** Whether the notification is about a deleted status. */
  readonly isOfDeleted: (row: NotificationRow) => boolean;
  readonly isSeenOnServer: (notification: Notification) => boolean;
  /** Whether a refresh after a break reaches the notification. */
  readonly isRefreshed: (id: NotificationId) => boolean;
}

/** Describes how a tab's notifications and its number of unseen ones differ from the server's. */
export async function compareNotifications(soak: Soak, tab: SoakTab): Promise<string[]> {
  const { client, notifications } = tab;
  const { rows, opened } = notifications.state.get();
  if (!opened) return ['notifications did not come'];
  const lowest = rows.at(-1)?.id;
  const all = await advanceUntil(soak, serverNotifications(client, { lowest, atLeast: MAX_REFRESHED }));
  const compared: Compared = {
    rows,
    all,
    isOfDeleted: ({ statusId }) => soak.recentIds.deleted.has(statusId ?? ''),
    isSeenOnServer: await loadSeenOnServer(soak, tab),
    isRefreshed: reachedBy(all.slice(0, MAX_REFRESHED), MAX_REFRESHED),
  };
  const isTwice = new Set(rows.map(({ id }) => id)).size < rows.length;
  return [
    ...(isTwice ? ['a notification twice'] : []),
    ...missingRows(compared),
    ...surplusRows(compared, soak.dismissedIds),
    ...wrongCount(compared),
  ];
}

/** Notifications of the server that are missing in the tab or differ in `seen`. */
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

/** Rows that the server does not have. Below what a refresh reaches, rows dismissed on another device may remain. */
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

/** A difference in the number of unseen notifications. */
function wrongCount({ rows, all, isOfDeleted, isSeenOnServer, isRefreshed }: Compared): string[] {
  const serverById = new Map(all.map((notification) => [notification.id, notification]));
  const counted = rows.filter((row) => isRefreshed(row.id) && !isOfDeleted(row));
  const onServer = counted.flatMap((row) => {
    const there = serverById.get(row.id);
    return there === undefined ? [] : [{ ...row, seen: isSeenOnServer(there) }];
  });
  const [here, there] = [unseenOf(counted), unseenOf(onServer)];
  return here === there ? [] : [`of what is new ${here} are shown here, ${there} are there`];
}

/** Pleroma stores `seen` for each notification; other servers store one read marker. */
async function loadSeenOnServer(soak: Soak, { client }: SoakTab): Promise<(one: Notification) => boolean> {
  if (client.features.loaded.get()?.has('notificationsRead') === true) return ({ seen }) => seen;
  const stored = await advanceUntil(soak, client.send(markers(['notifications'])));
  const lastRead = stored.notifications?.lastReadId ?? null;
  return ({ id }) => lastRead !== null && compareIds(id, lastRead) <= 0;
}

/** Tests whether an id is within `reached` (newest first); with fewer than `max` of them, every id is. */
function reachedBy(reached: readonly { id: NotificationId }[], max: number) {
  const last = reached.at(-1);
  return (id: NotificationId): boolean =>
    last === undefined || reached.length < max || compareIds(id, last.id) >= 0;
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

/** Whether a newer notification of the same group is shown with it. */
function isInShownGroup({ id, groupKey }: Notification, rows: readonly NotificationRow[]): boolean {
  return rows.some(
    (row) =>
      groupKey !== null && row.groupKey === groupKey && row.group !== null && compareIds(row.id, id) > 0,
  );
}
