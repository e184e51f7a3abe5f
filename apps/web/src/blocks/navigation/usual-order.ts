import { arrangeIds } from './arrange-ids';
import { rootEntries } from './root-entries';
import { timelineEntries } from './timeline-entries';

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
