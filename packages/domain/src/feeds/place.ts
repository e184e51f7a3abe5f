import type { Cursor, StatusId } from '@linnet/api';
import type { FeedRow, FeedState, Segment } from './feed-state';
import { isKnown } from './is-known';

/** Places the first page, which replaces everything, the queue too. */
export function placeFirst(state: FeedState, ids: readonly StatusId[], older: Cursor | null): FeedState {
  return {
    ...state,
    segments: ids.length > 0 ? [[...new Set(ids)]] : [],
    pending: [],
    pendingJoined: true,
    gapAbove: false,
    lost: null,
    older,
    ended: ids.length === 0 || older === null,
    opened: true,
    failure: null,
  };
}

/**
 * Places a page from the middle of the list: what is above it is unknown. An empty page changes nothing, because it
 * proves nothing about the list.
 */
export function placeMiddle(state: FeedState, ids: readonly StatusId[], older: Cursor | null): FeedState {
  if (ids.length === 0) return state;
  return { ...placeFirst(state, ids, older), pendingJoined: false, gapAbove: true };
}

/** Appends an older page; one without new ids ends the list, whatever its cursor says. */
export function placeOlder(state: FeedState, ids: readonly StatusId[], older: Cursor | null): FeedState {
  const fresh = [...new Set(ids)].filter((id) => !isKnown(state, id));
  if (fresh.length === 0) return { ...state, ended: true, older: null };
  const last = state.segments.at(-1) ?? [];
  return {
    ...state,
    segments: [...state.segments.slice(0, -1), [...last, ...fresh]],
    older,
    ended: older === null,
  };
}

export interface Waiting {
  count: number;
  /** Showing them jumps over a gap: the button offers to reload instead. */
  reload: boolean;
}

/** The number of queued statuses. Hidden ones do not count, except over a gap, whose content is unknown. */
export function waiting(state: FeedState, isHidden: (id: StatusId) => boolean = () => false): Waiting {
  const reload = state.pending.length > 1 || (state.pending.length === 1 && !state.pendingJoined);
  const ids = state.pending.flat();
  return { count: reload ? ids.length : ids.filter((id) => !isHidden(id)).length, reload };
}

/** The newest known id, shown or queued. */
export function newest(state: FeedState): StatusId | undefined {
  return state.pending[0]?.[0] ?? state.segments[0]?.[0];
}

export function rowsOf(segments: readonly Segment[], gapAbove = false): FeedRow[] {
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
