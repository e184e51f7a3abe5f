import type { StatusId } from '@linnet/api';

/** What is known of a post before it is read: enough to position it in the tree. */
export interface ThreadPost {
  id: StatusId;
  inReplyToId: StatusId | null;
}

/** The position of a post in the tree of its thread. */
export interface ThreadPlace {
  id: StatusId;
  /** Null for the first post, and for one whose parent is not among the posts. */
  parent: StatusId | null;
  /** Its direct replies, oldest first. */
  replies: readonly StatusId[];
  /** Steps from the first post. */
  depth: number;
  /** The number of posts below it, at any depth. */
  below: number;
  /** The greatest `depth` among the posts below it; its own where there are none. */
  deepest: number;
}

/** A thread as a list, oldest first, and as a tree. */
export interface Thread {
  order: readonly StatusId[];
  /** Posts that reply to none of the others. */
  roots: readonly StatusId[];
  places: ReadonlyMap<StatusId, ThreadPlace>;
}

/** Ids of the ancestors of a post, root first. */
export function wayUp(thread: Thread, id: StatusId): StatusId[] {
  const way: StatusId[] = [];
  let above = thread.places.get(id)?.parent ?? null;
  while (above !== null) {
    way.push(above);
    above = thread.places.get(above)?.parent ?? null;
  }
  return way.reverse();
}

/** The number of statuses above and below the focused one that a screen may show at once. */
const ABOVE = 8;
const BELOW = 24;

/** Ids of the posts that are visible at first, as a list or as a tree, when a thread is opened at `focus`. */
export function readFirst(thread: Thread, focus: StatusId): Set<StatusId> {
  const index = thread.order.indexOf(focus);
  const first = new Set(thread.order.slice(Math.max(0, index - ABOVE), index + BELOW));
  for (const id of wayUp(thread, focus).slice(-ABOVE)) first.add(id);
  const waiting = [focus];
  for (let count = 0; count < BELOW; count += 1) {
    const id = waiting.pop();
    if (id === undefined) break;
    first.add(id);
    waiting.push(...[...(thread.places.get(id)?.replies ?? [])].reverse());
  }
  return first;
}
