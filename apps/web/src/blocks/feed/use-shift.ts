import type { FeedRow } from '@linnet/domain';
import { useState } from 'react';
import { isAtTop } from '../../platform/browser/is-at-top';

/**
 * Whether rows were put above what is being read, in the very render that brings them: the list then keeps
 * its place from its end.
 */
export function useShift(rows: readonly FeedRow[]): boolean {
  const [seen, setSeen] = useState({ rows, shift: false });
  if (seen.rows === rows) return seen.shift;
  // What fills a gap above all else moves nothing, also where that gap is all there is above.
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
