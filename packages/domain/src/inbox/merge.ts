import { compareIds } from '../kernel/feed/ids';

/** A list that is complete from its newest item down to some time. */
export interface KnownDownTo<Item> {
  readonly items: readonly Item[];
  /** What is older may be missing: milliseconds since 1970, or `EVERYTHING` or `NOTHING`. */
  readonly downTo: number;
}

/** Nothing is missing. */
export const EVERYTHING = -Infinity;
/** Not even the newest item is known. */
export const NOTHING = Infinity;

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
  /** Items down to this time stay, even if a list was added that is not loaded yet. */
  shownDownTo = NOTHING,
): KnownDownTo<Item> {
  const downTo = Math.min(shownDownTo, Math.max(EVERYTHING, ...lists.map((list) => list.downTo)));
  const items = new Map(lists.flatMap((list) => list.items.map((item) => [item.id, item])));
  return { downTo, items: [...items.values()].filter(({ time }) => time >= downTo).sort(newestFirst) };
}

/** Items of the same time are in the order of their ids, whatever list they come from. */
const newestFirst = (a: Dated, b: Dated): number => b.time - a.time || compareIds(b.id, a.id);
