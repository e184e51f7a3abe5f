import type { FeedRow } from '@linnet/domain';
import { useState } from 'react';
import { isAtTop } from '../../platform/browser/is-at-top';

/** Whether this render adds rows above what is being read. The list then keeps its position relative to its end. */
export function useShift(rows: readonly FeedRow[]): boolean {
  const [seen, setSeen] = useState({ rows, shift: false });
  if (seen.rows === rows) return seen.shift;
  // Filling a gap that is the first row moves nothing below it, even at the top of the page.
  const shift = isPutAbove(seen.rows, rows) && (seen.rows[0]?.kind === 'gap' || !isAtTop());
  setSeen({ rows, shift });
  return shift;
}

function isPutAbove(before: readonly FeedRow[], after: readonly FeedRow[]): boolean {
  const [first, top] = [before.find(isStatus), after.find(isStatus)];
  if (first === undefined || top === undefined) return false;
  const key = rowKey(first);
  return rowKey(top) !== key && after.some((row) => rowKey(row) === key);
}

const isStatus = (row: FeedRow): boolean => row.kind === 'status';

function rowKey(row: FeedRow): string {
  return row.kind === 'gap' ? `gap ${row.above}` : row.id;
}
