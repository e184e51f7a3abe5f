import type { StatusId } from '@linnet/api';
import { emptyList, type ListState, type Segment } from '../kernel/feed/list-state';
import { wholeView, type FeedView } from './feed-view';

/** A list of statuses. */
export interface FeedState extends ListState<StatusId> {
  /** The filters in force. */
  view: FeedView;
  /** False where the server has no such timeline. */
  isOffered: boolean;
  /** When the shown list was stored, in milliseconds since 1970; null once the server has answered. */
  storedAt: number | null;
}

export const emptyFeed: FeedState = { ...emptyList, view: wholeView, isOffered: true, storedAt: null };

/** A row of the list: a status, or a gap that is filled on demand. The gap above the whole list has `above: null`. */
export type FeedRow =
  | { kind: 'status'; id: StatusId }
  | { kind: 'gap'; above: StatusId | null; below: StatusId };

export function rowsOf(segments: readonly Segment<StatusId>[], gapAbove = false): FeedRow[] {
  const rows: FeedRow[] = [];
  const top = segments[0]?.[0];
  if (gapAbove && top !== undefined) rows.push({ kind: 'gap', above: null, below: top });
  for (const segment of segments) {
    const above = rows.at(-1);
    const below = segment[0];
    if (above?.kind === 'status' && below !== undefined) rows.push({ kind: 'gap', above: above.id, below });
    for (const id of segment) rows.push({ kind: 'status', id });
  }
  return rows;
}
