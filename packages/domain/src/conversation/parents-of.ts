import type { StatusId } from '@linnet/api';
import type { ThreadPost } from './thread';

/** The parent of each post, where it is among `posts`. Cycles are cut at their oldest post. */
export function parentsOf(
  order: readonly StatusId[],
  posts: ReadonlyMap<StatusId, ThreadPost>,
): Map<StatusId, StatusId> {
  const parents = new Map<StatusId, StatusId>();
  for (const id of order) {
    const parent = posts.get(id)?.inReplyToId ?? null;
    if (parent !== null && parent !== id && posts.has(parent)) parents.set(id, parent);
  }
  cutCircles(order, parents);
  return parents;
}

/** Removes cycles. Each path upwards is walked once: it ends at a root, at a post walked before, or in a cycle. */
function cutCircles(order: readonly StatusId[], parents: Map<StatusId, StatusId>): void {
  const age = new Map(order.map((id, index) => [id, index]));
  const walkedFrom = new Map<StatusId, StatusId>();
  for (const start of order) {
    let id: StatusId | undefined = start;
    while (id !== undefined && !walkedFrom.has(id)) {
      walkedFrom.set(id, start);
      id = parents.get(id);
    }
    if (id === undefined || walkedFrom.get(id) !== start) continue;
    let oldest = id;
    for (let next = parents.get(id); next !== undefined && next !== id; next = parents.get(next)) {
      if ((age.get(next) ?? 0) < (age.get(oldest) ?? 0)) oldest = next;
    }
    parents.delete(oldest);
  }
}
