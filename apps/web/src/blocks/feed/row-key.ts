import type { FeedRow } from '@linnet/domain';

export function rowKey(row: FeedRow): string {
  return row.kind === 'gap' ? `gap ${row.above}` : row.id;
}
