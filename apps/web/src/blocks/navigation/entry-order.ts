import { rootEntries, timelineEntries } from './navigation-entries';

/**
 * Sorts the available ids in the viewer's own order. Ids that the viewer has not placed, because they didn't exist at
 * that time, come after their usual predecessor; chosen ids that are not available are left out.
 */
export function arrangeIds(usual: readonly string[], chosen: readonly string[]): readonly string[] {
  const order = chosen.filter((id) => usual.includes(id));
  usual.forEach((id, at) => {
    if (order.includes(id)) return;
    const before = usual.slice(0, at).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/** Marks where the folded part begins in the order of root entries. */
export const MORE = 'more';

/** The last entry before the folded part in the usual order. */
const LAST_DIRECT = 'drafts';

export const usualTimelineOrder: readonly string[] = timelineEntries.map(({ id }) => id);

/** All root entries in their usual order, with the mark for the folded part. */
export const usualRootOrder: readonly string[] = rootEntries.flatMap(({ id }) =>
  id === LAST_DIRECT ? [id, MORE] : [id],
);

/** Splits an order into the entries shown directly and the folded ones. */
export function splitRoots(chosen: readonly string[]): {
  direct: readonly string[];
  more: readonly string[];
} {
  const order = arrangeIds(usualRootOrder, chosen);
  const at = order.indexOf(MORE);
  return { direct: order.slice(0, at), more: order.slice(at + 1) };
}

/** The same ids with one of them at another place, counted from zero; past an end is the end. */
export function moveId(ids: readonly string[], id: string, to: number): readonly string[] {
  if (!ids.includes(id)) return ids;
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(Math.max(0, to), 0, id);
}

/** Reorders the shown ids; those that are not shown keep their positions. */
export function reorderShown(all: readonly string[], shown: readonly string[]): readonly string[] {
  const next = [...shown];
  return all.map((id) => (shown.includes(id) ? (next.shift() ?? id) : id));
}
