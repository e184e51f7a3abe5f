import type { Cursor, StatusId } from '@linnet/api';
import { compareIds } from './compare-ids';
import type { FeedRow, FeedState, Segment } from './feed-state';

/** As many statuses are shown after new ones were revealed. */
const REVEALED = 50;
/** So many new ones at once become a segment of their own. */
const FLUSH_AT = 20;

/** Ids newest first, each once. */
function sorted(ids: Iterable<StatusId>): StatusId[] {
  return [...new Set(ids)].sort((a, b) => compareIds(b, a));
}

function known(state: FeedState, id: StatusId): boolean {
  return [...state.segments, ...state.pending].some((segment) => segment.includes(id));
}

/** The first page replaces everything, the queue too. */
export function placeFirst(state: FeedState, ids: readonly StatusId[], older: Cursor | null): FeedState {
  return {
    ...state,
    segments: ids.length > 0 ? [[...new Set(ids)]] : [],
    pending: [],
    pendingJoined: true,
    older,
    ended: ids.length === 0 || older === null,
    opened: true,
  };
}

/** An older page goes to the end; one that brings nothing new ends the list, whatever its cursor says. */
export function placeOlder(state: FeedState, ids: readonly StatusId[], older: Cursor | null): FeedState {
  const fresh = [...new Set(ids)].filter((id) => !known(state, id));
  if (fresh.length === 0) return { ...state, ended: true, older: null };
  const last = state.segments.at(-1) ?? [];
  return {
    ...state,
    segments: [...state.segments.slice(0, -1), [...last, ...fresh]],
    older,
    ended: older === null,
  };
}

/** One status that has just happened. It waits above what is shown. */
export function placeLive(state: FeedState, id: StatusId): FeedState {
  if (known(state, id)) return state;
  const top = state.segments[0];
  const oldest = top?.at(-1);
  // A status below what is shown is old news (its card was fetched, say), not a new one.
  if (oldest !== undefined && compareIds(id, oldest) < 0) return state;
  const [newest = [], ...rest] = state.pending;
  return { ...state, pending: [sorted([id, ...newest]), ...rest] };
}

/**
 * A page asked for with everything above `since`. A long one may end before it reaches `since`: it then stays
 * apart, and what was shown above `since` in the meantime (an own post) is cut off from what lies below.
 */
export function placeNewer(state: FeedState, ids: readonly StatusId[], since: StatusId): FeedState {
  const page = sorted(ids);
  const fresh = page.filter((id) => !known(state, id));
  const lowest = fresh.at(-1);
  if (lowest === undefined) return state;
  const reaches = page.length < FLUSH_AT || page.at(-1) !== lowest;
  return reaches ? fresh.reduce(placeLive, state) : placeApart(state, fresh, since);
}

function placeApart(state: FeedState, fresh: readonly StatusId[], since: StatusId): FeedState {
  const isAbove = (id: StatusId): boolean => compareIds(id, since) > 0;
  const segments = cutAt(state.segments, since, fresh);
  const wasCut = segments.length > state.segments.length;
  const top = segments[0]?.[0];
  const arrived = state.pending.flat().filter(isAbove);
  const below = state.pending
    .map((segment) => segment.filter((id) => !isAbove(id)))
    .filter((segment) => segment.length > 0);
  const apart = sorted([...fresh, ...arrived]).filter((id) => top === undefined || compareIds(id, top) > 0);
  // Nothing is shown yet: there is nothing to be apart from. Or the page reaches what was cut off above.
  const isJoined = top === undefined || (wasCut && apart.length < fresh.length + arrived.length);
  return {
    ...state,
    segments,
    pending: apart.length > 0 ? [apart, ...below] : below,
    pendingJoined: below.length > 0 ? state.pendingJoined : isJoined,
  };
}

/** Cuts the uppermost segment above `since`. Of a page from there, its upper part takes what lies inside it. */
function cutAt(segments: readonly Segment[], since: StatusId, page: readonly StatusId[]): readonly Segment[] {
  const [top = [], ...rest] = segments;
  const lower = top.filter((id) => compareIds(id, since) <= 0);
  const upper = top.slice(0, top.length - lower.length);
  const [first, last] = [upper[0], upper.at(-1)];
  if (first === undefined || last === undefined || lower.length === 0) return segments;
  const inside = page.filter((id) => compareIds(id, last) > 0 && compareIds(id, first) < 0);
  return [sorted([...upper, ...inside]), lower, ...rest];
}

/** Shows what was waiting, and of all that the newest {@link REVEALED}. */
export function reveal(state: FeedState): FeedState {
  if (state.pending.length === 0) return state;
  const lowest = state.pending.at(-1) ?? [];
  const [top, ...rest] = state.segments;
  const joined = state.pendingJoined && top !== undefined;
  const segments: Segment[] = joined
    ? [...state.pending.slice(0, -1), sorted([...lowest, ...top]), ...rest]
    : [...state.pending, ...state.segments];
  return cut({ ...state, segments, pending: [], pendingJoined: true });
}

function cut(state: FeedState): FeedState {
  const total = state.segments.reduce((sum, segment) => sum + segment.length, 0);
  if (total <= REVEALED) return state;
  const kept: Segment[] = [];
  let room = REVEALED;
  for (const segment of state.segments) {
    if (room <= 0) break;
    kept.push(segment.slice(0, room));
    room -= segment.length;
  }
  const last = kept.at(-1)?.at(-1);
  return { ...state, segments: kept, older: last === undefined ? null : { max_id: last }, ended: false };
}

/** A page from inside the gap under `above`. The gap closes when the page reaches what lies below. */
export function fillGap(state: FeedState, above: StatusId, ids: readonly StatusId[]): FeedState {
  const at = state.segments.findIndex((segment) => segment.at(-1) === above);
  const upper = state.segments[at];
  const lower = state.segments[at + 1];
  if (upper === undefined || lower === undefined) return state;
  const below = lower[0];
  const fresh = sorted(ids).filter((id) => !known(state, id));
  const reached = ids.some((id) => below !== undefined && compareIds(id, below) <= 0);
  const inside = fresh.filter((id) => below === undefined || compareIds(id, below) > 0);
  const closes = reached || inside.length === 0;
  const filled = closes ? [[...upper, ...inside, ...lower]] : [[...upper, ...inside], lower];
  return { ...state, segments: [...state.segments.slice(0, at), ...filled, ...state.segments.slice(at + 2)] };
}

/** Takes a status out of what waits; one that is shown stays, as a tombstone. */
export function withdraw(state: FeedState, gone: StatusId): FeedState {
  if (!state.pending.some((segment) => segment.includes(gone))) return state;
  const pending = state.pending
    .map((segment) => segment.filter((id) => id !== gone))
    .filter((segment) => segment.length > 0);
  return { ...state, pending };
}

/** The person's own new status is shown at once, unless others are waiting above it. */
export function placeOwn(state: FeedState, id: StatusId): FeedState {
  const placed = placeLive(state, id);
  const [only, ...more] = placed.pending;
  return more.length === 0 && only?.length === 1 && only[0] === id ? reveal(placed) : placed;
}

/** How many wait, and whether showing them is a jump over a gap (the button then offers a reload). */
export function waiting(state: FeedState): { count: number; reload: boolean } {
  return {
    count: state.pending.reduce((sum, segment) => sum + segment.length, 0),
    reload: state.pending.length > 1 || (state.pending.length === 1 && !state.pendingJoined),
  };
}

/** The newest id known, shown or waiting. */
export function newest(state: FeedState): StatusId | undefined {
  return state.pending[0]?.[0] ?? state.segments[0]?.[0];
}

export function rowsOf(segments: readonly Segment[]): FeedRow[] {
  const rows: FeedRow[] = [];
  for (const segment of segments) {
    const above = rows.at(-1);
    const below = segment[0];
    if (above?.kind === 'status' && below !== undefined) rows.push({ kind: 'gap', above: above.id, below });
    for (const id of segment) rows.push({ kind: 'status', id });
  }
  return rows;
}
