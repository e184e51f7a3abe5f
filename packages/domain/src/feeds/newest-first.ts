import type { StatusId } from '@linnet/api';
import { compareIds } from './compare-ids';

/** Ids newest first, each once. */
export function newestFirst(ids: Iterable<StatusId>): StatusId[] {
  return [...new Set(ids)].sort((a, b) => compareIds(b, a));
}
