import type { ThreadRow } from '@linnet/domain/conversation';
import type { ScrollAnchor } from '../../platform/navigation/scroll-place';

interface Change {
  before: readonly ThreadRow[];
  rows: readonly ThreadRow[];
  /** What is read. */
  read: ScrollAnchor;
  /** Where a row may stand that was further up. */
  top: number;
}

/**
 * Where the reading goes on when the rows change: where it was, or, if that post is not shown any more, at the last
 * one before it that is.
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
