import type { FeedRow } from '@linnet/domain';
import { useState } from 'react';
import { isAtTop } from '../../platform/browser/is-at-top';
import { rowKey } from './row-key';

/**
 * Whether rows were put above what is being read, in the very render that brings them: the list then keeps
 * its place from its end.
 */
export function useShift(rows: readonly FeedRow[]): boolean {
  const [seen, setSeen] = useState({ rows, shift: false });
  if (seen.rows === rows) return seen.shift;
  const shift = isPutAbove(seen.rows, rows) && !isAtTop();
  setSeen({ rows, shift });
  return shift;
}

function isPutAbove(before: readonly FeedRow[], after: readonly FeedRow[]): boolean {
  const first = before[0];
  if (first === undefined || after[0] === undefined) return false;
  const key = rowKey(first);
  return rowKey(after[0]) !== key && after.some((row) => rowKey(row) === key);
}
