import { compareIds } from './ids';

/**
 * Merges rows into the known ones, the newest first, each once. Of two with the same id the arrived one counts, or what
 * `next` makes of both; a row that says nothing new stays the same object.
 */
export function mergeRows<Row extends { readonly id: string }>(
  known: readonly Row[],
  arrived: readonly Row[],
  next: (arrived: Row, before: Row | undefined) => Row = (row) => row,
): readonly Row[] {
  const rows = new Map(known.map((row) => [row.id, row]));
  for (const row of arrived) {
    const before = rows.get(row.id);
    const merged = next(row, before);
    if (merged !== before && JSON.stringify(before) !== JSON.stringify(merged)) rows.set(row.id, merged);
  }
  return [...rows.values()].sort((a, b) => compareIds(b.id, a.id));
}
