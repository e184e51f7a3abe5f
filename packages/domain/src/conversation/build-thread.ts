import type { StatusId } from '@linnet/api';
import { compareIds } from '../kernel/feed/ids';
import { parentsOf } from './parents-of';
import type { Thread, ThreadPlace, ThreadPost } from './thread';

interface GrowingPlace extends ThreadPlace {
  replies: StatusId[];
}

/**
 * Builds the tree from the reply relations. The input is untrusted: a post whose parent is missing becomes a root, and
 * so does the oldest post of a cycle. Linear in the number of posts once they are sorted, at any depth.
 */
export function buildThread(posts: Iterable<ThreadPost>): Thread {
  const known = new Map([...posts].map((post) => [post.id, post]));
  const order = [...known.keys()].sort(compareIds);
  const parents = parentsOf(order, known);
  const places = new Map<StatusId, GrowingPlace>();
  const roots: StatusId[] = [];
  for (const id of order) {
    places.set(id, { id, parent: parents.get(id) ?? null, replies: [], depth: 0, below: 0, deepest: 0 });
  }
  for (const { id, parent } of places.values()) {
    const above = parent === null ? undefined : places.get(parent);
    if (above === undefined) roots.push(id);
    else above.replies.push(id);
  }
  measure(roots, places);
  return { order, roots, places };
}

/** Fills in `depth` from the top down, then `below` and `deepest` from the bottom up. */
function measure(roots: readonly StatusId[], places: ReadonlyMap<StatusId, GrowingPlace>): void {
  const topDown: GrowingPlace[] = [];
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const place = places.get(id);
    if (place === undefined) continue;
    const above = place.parent === null ? undefined : places.get(place.parent);
    place.depth = above === undefined ? 0 : above.depth + 1;
    place.deepest = place.depth;
    topDown.push(place);
    for (const reply of place.replies) waiting.push(reply);
  }
  for (const place of topDown.reverse()) {
    const above = place.parent === null ? undefined : places.get(place.parent);
    if (above === undefined) continue;
    above.below += place.below + 1;
    above.deepest = Math.max(above.deepest, place.deepest);
  }
}
