import type { ThreadRow } from '@linnet/domain/conversation';
import type { ScrollAnchor } from '../../platform/navigation/scroll-place';

interface Change {
  before: readonly ThreadRow[];
  rows: readonly ThreadRow[];
  /** The post that is being read, and its position. */
  read: ScrollAnchor;
  /** Position for a row that was above it, in pixels. */
  top: number;
}

/**
 * The post to keep in place when the rows change: the one being read or, if it is no longer shown, the last one before
 * it that is. Undefined if there is none.
 */
export function placeAfter({ before, rows, read, top }: Change): ScrollAnchor | undefined {
  const still = new Set(rows.flatMap((row) => (row.kind === 'post' ? [row.id as string] : [])));
  if (still.has(read.id)) return read;
  const index = before.findIndex((row) => row.kind === 'post' && row.id === read.id);
  const last = before
    .slice(0, Math.max(0, index))
    .findLast((row) => row.kind === 'post' && still.has(row.id));
  return last?.kind === 'post' ? { id: last.id, offset: top } : undefined;
}
