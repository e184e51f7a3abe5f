import { compareIds, newestFirst } from './ids';
import { isKnown, segmentsWithout, firstIds, type ListState } from './list-state';

/**
 * The maximum length of the queue. Beyond it, the newest `KEPT_QUEUED` rows stay and the rest becomes a gap: when the
 * queue is shown, fewer rows stay anyway.
 */
const MAX_QUEUED = 1000;
const KEPT_QUEUED = 500;
/** The number of rows that stay when the queue is shown. */
const MAX_AFTER_SHOWING = 50;

/** Adds a new row to the queue. */
export function enqueue<Id extends string, State extends ListState<Id>>(state: State, id: Id): State {
  if (isKnown(state, id)) return state;
  const top = state.segments[0];
  const oldest = top?.at(-1);
  // A row older than all that are shown is not new: it is loaded with the older pages.
  if (oldest !== undefined && compareIds(id, oldest) < 0) return state;
  const [newest = [], ...rest] = state.pending;
  const all = [id, ...newest];
  // Most rows arrive in order. Sorting a long queue for each of them would be slow.
  const isNewest = newest[0] === undefined || compareIds(id, newest[0]) > 0;
  const pending = [isNewest ? all : newestFirst(all), ...rest];
  const count = pending.reduce((sum, segment) => sum + segment.length, 0);
  if (count <= MAX_QUEUED) return { ...state, pending };
  return { ...state, pending: firstIds(pending, KEPT_QUEUED), pendingJoined: false };
}

/**
 * Adds a new row of the viewer's own. It is shown at once, above the list; queued rows appear below it when they are
 * shown. If rows are missing between the queue and the list, it waits in the queue.
 */
export function placeOwn<Id extends string, State extends ListState<Id>>(state: State, id: Id): State {
  const placed = enqueue(state, id);
  const isWaiting = placed.pending[0]?.includes(id) === true && placed.pending.length === 1;
  const others = segmentsWithout<Id>(placed.pending, (one) => one === id);
  if (!isWaiting || (others.length > 0 && !placed.pendingJoined)) return placed;
  return { ...withQueue<Id, State>({ ...placed, pending: [[id]] }, true), pending: others };
}

/**
 * Places a new first page of a list in the server's order: its new rows are queued above the list. A page without any
 * known row stays apart.
 */
export function placeAhead<Id extends string, State extends ListState<Id>>(
  state: State,
  page: readonly Id[],
): State {
  const ids = [...new Set(page)];
  const last = ids.findLastIndex((id) => isKnown(state, id));
  const fresh = last < 0 ? ids : ids.slice(0, last).filter((id) => !isKnown(state, id));
  if (fresh.length === 0) return state;
  const isJoined = last >= 0 && (state.pendingJoined || state.pending.length === 0);
  return {
    ...state,
    pending: [last < 0 ? fresh : [...fresh, ...state.pending.flat()]],
    pendingJoined: isJoined,
  };
}

/**
 * Shows the queue, and of the whole list only the newest `MAX_AFTER_SHOWING`. A list in the server's order is not cut:
 * it has no cursor for the rows that would be cut off.
 */
export function showQueue<Id extends string, State extends ListState<Id>>(
  state: State,
  isOrdered = true,
): State {
  if (state.pending.length === 0) return state;
  const shown = withQueue<Id, State>(state, isOrdered);
  return isOrdered ? cut<Id, State>(shown) : shown;
}

/** The list with its queue, which must not be empty, above what was shown. */
function withQueue<Id extends string, State extends ListState<Id>>(state: State, isOrdered: boolean): State {
  const lowest = state.pending.at(-1) ?? [];
  const [top, ...rest] = state.segments;
  const joined = state.pendingJoined && top !== undefined;
  const joint = isOrdered ? newestFirst([...lowest, ...(top ?? [])]) : [...lowest, ...(top ?? [])];
  const segments = joined
    ? [...state.pending.slice(0, -1), joint, ...rest]
    : [...state.pending, ...state.segments];
  return { ...state, segments, pending: [], pendingJoined: true, gapAbove: false };
}

function cut<Id extends string, State extends ListState<Id>>(state: State): State {
  const total = state.segments.reduce((sum, segment) => sum + segment.length, 0);
  if (total <= MAX_AFTER_SHOWING) return state;
  const segments = firstIds<Id>(state.segments, MAX_AFTER_SHOWING);
  const last = segments.at(-1)?.at(-1);
  return { ...state, segments, older: last === undefined ? null : { max_id: last }, ended: false };
}

/** Removes a row from the queue; a shown one stays, as a tombstone. */
export function removeQueued<Id extends string, State extends ListState<Id>>(state: State, gone: Id): State {
  if (!state.pending.some((segment) => segment.includes(gone))) return state;
  return { ...state, ...pendingWithout<Id>(state, (id) => id === gone) };
}

/** Removes rows from the list and the queue. */
export function removeRows<Id extends string, State extends ListState<Id>>(
  state: State,
  isGone: (id: Id) => boolean,
): State {
  if (![...state.segments, ...state.pending].flat().some(isGone)) return state;
  const segments = segmentsWithout<Id>(state.segments, isGone);
  return { ...state, segments, ...pendingWithout<Id>(state, isGone) };
}

/**
 * The queue without the removed ids. If the segment that continued the list is gone, there is a gap below the others.
 */
function pendingWithout<Id extends string>(
  { pending, pendingJoined, gapAbove }: ListState<Id>,
  isGone: (id: Id) => boolean,
): Pick<ListState<Id>, 'pending' | 'pendingJoined'> {
  const remaining = segmentsWithout(pending, isGone);
  const isJointRemoved = remaining.length > 0 && pending.at(-1)?.every(isGone) === true;
  if (remaining.length === 0) return { pending: remaining, pendingJoined: !gapAbove };
  return { pending: remaining, pendingJoined: pendingJoined && !isJointRemoved };
}
