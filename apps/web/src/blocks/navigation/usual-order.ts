import { arrangeIds } from './arrange-ids';
import { rootEntries } from './root-entries';
import { timelineEntries } from './timeline-entries';

/** Stands in the order of root items where those begin that are folded away. */
export const MORE = 'more';

/** The last one that stands there without being asked for. */
const LAST_DIRECT = 'drafts';

export const usualTimelineOrder: readonly string[] = timelineEntries.map(({ id }) => id);

/** All root items in their usual order, with the mark where the part for more begins. */
export const usualRootOrder: readonly string[] = rootEntries.flatMap(({ id }) =>
  id === LAST_DIRECT ? [id, MORE] : [id],
);

/** The person's order in its two parts: what stands there, and what is folded away. */
export function splitRoots(chosen: readonly string[]): {
  direct: readonly string[];
  more: readonly string[];
} {
  const order = arrangeIds(usualRootOrder, chosen);
  const at = order.indexOf(MORE);
  return { direct: order.slice(0, at), more: order.slice(at + 1) };
}
