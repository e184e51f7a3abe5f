import type { Cursor } from '@linnet/api';
import { isKnown, type ListState } from './list-state';

/** Places the first page, which replaces everything, the queue too. */
export function placeFirst<Id extends string, State extends ListState<Id>>(
  state: State,
  ids: readonly Id[],
  older: Cursor | null,
): State {
  return {
    ...state,
    segments: ids.length > 0 ? [[...new Set(ids)]] : [],
    pending: [],
    pendingJoined: true,
    gapAbove: false,
    notFound: null,
    older,
    ended: ids.length === 0 || older === null,
    opened: true,
    error: null,
  };
}

/**
 * Places a page from the middle of the list: what is above it is unknown. An empty page changes nothing, because it
 * proves nothing about the list.
 */
export function placeMiddle<Id extends string, State extends ListState<Id>>(
  state: State,
  ids: readonly Id[],
  older: Cursor | null,
): State {
  if (ids.length === 0) return state;
  return { ...placeFirst(state, ids, older), pendingJoined: false, gapAbove: true };
}

/** Appends an older page; one without new ids ends the list, whatever its cursor says. */
export function placeOlder<Id extends string, State extends ListState<Id>>(
  state: State,
  ids: readonly Id[],
  older: Cursor | null,
): State {
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
