import { compareIds } from '../kernel/feed/ids';

/** A list that is complete from its newest item down to some time. */
export interface KnownDownTo<Item> {
  readonly items: readonly Item[];
  /** What is older may be missing: milliseconds since 1970, or `ALL_KNOWN` or `NONE_KNOWN`. */
  readonly downTo: number;
}

/** The list is known down to its oldest item. */
export const ALL_KNOWN = -Infinity;
/** Not even the newest item is known. */
export const NONE_KNOWN = Infinity;

interface Dated {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/**
 * Merges lists into one, the newest first, each id once. Items older than the time down to which all lists are known
 * are left out, because one of the lists may have something that belongs above them.
 */
export function mergeKnown<Item extends Dated>(
  lists: readonly KnownDownTo<Item>[],
  /** Items down to this time stay, even if a list was added that is not loaded yet; by default none have to. */
  shownDownTo = NONE_KNOWN,
): KnownDownTo<Item> {
  const downTo = Math.min(shownDownTo, Math.max(ALL_KNOWN, ...lists.map((list) => list.downTo)));
  const items = new Map(lists.flatMap((list) => list.items.map((item) => [item.id, item])));
  return { downTo, items: [...items.values()].filter(({ time }) => time >= downTo).sort(newestFirst) };
}

/** Items of the same time are in the order of their ids, whatever list they come from. */
const newestFirst = (a: Dated, b: Dated): number => b.time - a.time || compareIds(b.id, a.id);
