import type { Cursor, StatusId } from '@linnet/api';
import { compareIds } from './compare-ids';
import type { FeedState } from './feed-state';
import { placeFirst } from './place';

/**
 * The range that is shown, asked for anew. It replaces the list; what is newer than the list was waits above it, so
 * that nothing pushes away what is being read.
 */
export function placeAnew(state: FeedState, ids: readonly StatusId[], older: Cursor | null): FeedState {
  const top = state.segments[0]?.[0];
  const placed = placeFirst(state, ids, older);
  if (top === undefined) return placed;
  const isNewer = (id: StatusId): boolean => compareIds(id, top) > 0;
  const [all = []] = placed.segments;
  const waiting = all.filter(isNewer);
  const shown = all.filter((id) => !isNewer(id));
  if (waiting.length === 0 || shown.length === 0) return placed;
  return { ...placed, segments: [shown], pending: [waiting] };
}
