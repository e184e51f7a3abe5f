import type { StatusId } from '@linnet/api';
import { compareIds } from '../kernel/feed/ids';
import type { Thread, ThreadNode, ThreadPost } from './thread';

/** The parent of each post, where it is among `posts`. Cycles are cut at their oldest post. */
function parentsOf(
  order: readonly StatusId[],
  posts: ReadonlyMap<StatusId, ThreadPost>,
): Map<StatusId, StatusId> {
  const parents = new Map<StatusId, StatusId>();
  for (const id of order) {
    const parent = posts.get(id)?.inReplyToId ?? null;
    if (parent !== null && parent !== id && posts.has(parent)) parents.set(id, parent);
  }
  cutCycles(order, parents);
  return parents;
}

/** Removes cycles. Each path upwards is walked once: it ends at a root, at a post already visited, or in a cycle. */
function cutCycles(order: readonly StatusId[], parents: Map<StatusId, StatusId>): void {
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

interface MutableNode extends ThreadNode {
  replies: StatusId[];
}

/**
 * Builds the tree from the reply relations. The input is untrusted: a post whose parent is missing becomes a root, and
 * so does the oldest post of a cycle. Linear in the number of posts once they are sorted, at any depth.
 */
export function buildThread(posts: Iterable<ThreadPost>): Thread {
  const byId = new Map([...posts].map((post) => [post.id, post]));
  const order = [...byId.keys()].sort(compareIds);
  const parents = parentsOf(order, byId);
  const nodes = new Map<StatusId, MutableNode>();
  const roots: StatusId[] = [];
  for (const id of order) {
    nodes.set(id, {
      id,
      parent: parents.get(id) ?? null,
      replies: [],
      depth: 0,
      descendantCount: 0,
      deepestDepth: 0,
    });
  }
  for (const { id, parent } of nodes.values()) {
    const above = parent === null ? undefined : nodes.get(parent);
    if (above === undefined) roots.push(id);
    else above.replies.push(id);
  }
  fillCounts(roots, nodes);
  return { order, roots, nodes };
}

/** Fills in `depth` from the top down, then `descendantCount` and `deepestDepth` from the bottom up. */
function fillCounts(roots: readonly StatusId[], nodes: ReadonlyMap<StatusId, MutableNode>): void {
  const topDown: MutableNode[] = [];
  const stack = [...roots];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    const node = nodes.get(id);
    if (node === undefined) continue;
    const above = node.parent === null ? undefined : nodes.get(node.parent);
    node.depth = above === undefined ? 0 : above.depth + 1;
    node.deepestDepth = node.depth;
    topDown.push(node);
    for (const reply of node.replies) stack.push(reply);
  }
  for (const node of topDown.reverse()) {
    const above = node.parent === null ? undefined : nodes.get(node.parent);
    if (above === undefined) continue;
    above.descendantCount += node.descendantCount + 1;
    above.deepestDepth = Math.max(above.deepestDepth, node.deepestDepth);
  }
}
