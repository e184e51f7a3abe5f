import type { NotificationId } from '@linnet/api';
import { compareIds } from '../kernel/feed/ids';
import type { NotificationRow } from './notification-row';

/**
 * Merges rows into the known ones, the newest first, each once; of two with the same id the arrived one counts. A row
 * that stands for a group replaces the single rows of that group.
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
  return withoutTold([...rows.values()].sort((a, b) => compareIds(b.id, a.id)));
}

/** Removes rows that belong to the group of a newer row. */
function withoutTold(rows: readonly NotificationRow[]): readonly NotificationRow[] {
  const told = new Set<string>();
  return rows.filter(({ groupKey, group }) => {
    if (groupKey === null) return true;
    if (told.has(groupKey)) return false;
    if (group !== null) told.add(groupKey);
    return true;
  });
}

/** One page of the same list, or several that follow each other. */
interface Answer {
  /** The newest first. */
  readonly ids: readonly NotificationId[];
  /** Nothing is below them. */
  readonly isAll: boolean;
  /** Whether the row was known before the request: the answer may lack later ones. */
  readonly wasKnown: (row: NotificationRow) => boolean;
}

/** Removes rows that the answer should contain and does not: they were dismissed elsewhere. */
export function withoutPutAway(
  known: readonly NotificationRow[],
  { ids, isAll, wasKnown }: Answer,
): readonly NotificationRow[] {
  const named = new Set(ids);
  const lowest = ids.at(-1);
  const reaches = (id: NotificationId): boolean =>
    isAll || (lowest !== undefined && compareIds(id, lowest) >= 0);
  const isGone = (row: NotificationRow): boolean => !named.has(row.id) && reaches(row.id) && wasKnown(row);
  return known.some(isGone) ? known.filter((row) => !isGone(row)) : known;
}
