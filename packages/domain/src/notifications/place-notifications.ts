import type { NotificationId } from '@linnet/api';
import { compareIds } from '../feeds/compare-ids';
import type { NotificationRow } from './notification-row';

/** Some servers begin an id with its moment, `TIME/TYPE/UUID`: those are in order as texts, whatever their length. */
export function compareNotificationIds(a: NotificationId, b: NotificationId): number {
  if (a === b) return 0;
  if (a.includes('/') && b.includes('/')) return a < b ? -1 : 1;
  return compareIds(a, b);
}

export function lowestOf(items: readonly { id: NotificationId }[]): NotificationId | null {
  return items.reduce<NotificationId | null>(
    (lowest, { id }) => (lowest === null || compareNotificationIds(id, lowest) < 0 ? id : lowest),
    null,
  );
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

/** What a newer page of the same list says, or several that follow each other. */
interface Answer {
  /** The newest first. */
  readonly ids: readonly NotificationId[];
  /** There is nothing below them. */
  readonly isAll: boolean;
  /** Known when the server was asked: what came meanwhile the answer need not name. */
  readonly wasKnown: (row: NotificationRow) => boolean;
}

/** Takes out what an answer would have to name and does not: it was put away elsewhere. */
export function withoutPutAway(
  known: readonly NotificationRow[],
  { ids, isAll, wasKnown }: Answer,
): readonly NotificationRow[] {
  const named = new Set(ids);
  const lowest = ids.at(-1);
  const reaches = (id: NotificationId): boolean =>
    isAll || (lowest !== undefined && compareNotificationIds(id, lowest) >= 0);
  const isGone = (row: NotificationRow): boolean => !named.has(row.id) && reaches(row.id) && wasKnown(row);
  return known.some(isGone) ? known.filter((row) => !isGone(row)) : known;
}
