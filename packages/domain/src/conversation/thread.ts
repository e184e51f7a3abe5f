import type { StatusId } from '@linnet/api';

/** What is known of a post before it is read: enough to position it in the tree. */
export interface ThreadPost {
  id: StatusId;
  inReplyToId: StatusId | null;
}

/** The position of a post in the tree of its thread. */
export interface ThreadNode {
  id: StatusId;
  /** Null for the first post, and for one whose parent is not among the posts. */
  parent: StatusId | null;
  /** Its direct replies, oldest first. */
  replies: readonly StatusId[];
  /** Number of ancestors. */
  depth: number;
  /** The number of posts below it, at any depth. */
  descendantCount: number;
  /** The greatest `depth` among the posts below it; its own `depth` where there are none. */
  deepestDepth: number;
}

/** A thread as a list, oldest first, and as a tree. */
export interface Thread {
  order: readonly StatusId[];
  /** Posts that reply to none of the others. */
  roots: readonly StatusId[];
  nodes: ReadonlyMap<StatusId, ThreadNode>;
}

/** Ids of the ancestors of a post, root first. */
export function ancestorsOf(thread: Thread, id: StatusId): StatusId[] {
  const ancestors: StatusId[] = [];
  let above = thread.nodes.get(id)?.parent ?? null;
  while (above !== null) {
    ancestors.push(above);
    above = thread.nodes.get(above)?.parent ?? null;
  }
  return ancestors.reverse();
}

/** How many statuses above and below the focused one a screen may show at once. */
const MAX_ABOVE = 8;
const MAX_BELOW = 24;

/** Ids of the posts that are visible at first, as a list or as a tree, when a thread is opened at `focus`. */
export function initiallyVisible(thread: Thread, focus: StatusId): Set<StatusId> {
  const index = thread.order.indexOf(focus);
  const first = new Set(thread.order.slice(Math.max(0, index - MAX_ABOVE), index + MAX_BELOW));
  for (const id of ancestorsOf(thread, focus).slice(-MAX_ABOVE)) first.add(id);
  const stack = [focus];
  for (let count = 0; count < MAX_BELOW; count += 1) {
    const id = stack.pop();
    if (id === undefined) break;
    first.add(id);
    stack.push(...[...(thread.nodes.get(id)?.replies ?? [])].reverse());
  }
  return first;
}
