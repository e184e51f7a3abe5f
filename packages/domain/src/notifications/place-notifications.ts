import type { NotificationId } from '@linnet/api';
import { compareIds } from '../feeds/compare-ids';
import type { NotificationRow } from './notification-row';

/** Some servers begin an id with its moment, `TIME/TYPE/UUID`: those are in order as texts, whatever their length. */
export function compareNotificationIds(a: NotificationId, b: NotificationId): number {
  if (a === b) return 0;
  if (a.includes('/') && b.includes('/')) return a < b ? -1 : 1;
  return compareIds(a, b);
}

/**
 * Puts rows among those that are known, the newest first, each once; what came last tells how it is. A row that
 * stands for a group takes the place of all that it tells of.
 */
export function placeNotifications(
  known: readonly NotificationRow[],
  arrived: readonly NotificationRow[],
): readonly NotificationRow[] {
  const rows = new Map(known.map((row) => [row.id, row]));
  for (const row of arrived) {
    const before = rows.get(row.id);
    if (before === undefined || JSON.stringify(before) !== JSON.stringify(row)) rows.set(row.id, row);
  }
  return withoutTold([...rows.values()].sort((a, b) => compareNotificationIds(b.id, a.id)));
}

/** Without what a newer row of the same group tells of. */
function withoutTold(rows: readonly NotificationRow[]): readonly NotificationRow[] {
  const told = new Set<string>();
  return rows.filter(({ groupKey, group }) => {
    if (groupKey === null) return true;
    if (told.has(groupKey)) return false;
    if (group !== null) told.add(groupKey);
    return true;
  });
}

/**
 * Takes out what a newer page of the same list would have to name and does not: it was put away elsewhere. What is
 * newer than the page came meanwhile, what is older it does not speak of.
 */
export function withoutPutAway(
  known: readonly NotificationRow[],
  page: readonly NotificationId[],
): readonly NotificationRow[] {
  const [newest, oldest] = [page[0], page.at(-1)];
  if (newest === undefined || oldest === undefined) return known;
  const named = new Set(page);
  const left = known.filter(
    ({ id }) =>
      named.has(id) || compareNotificationIds(id, newest) > 0 || compareNotificationIds(id, oldest) < 0,
  );
  return left.length === known.length ? known : left;
}
