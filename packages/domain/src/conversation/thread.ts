import type { StatusId } from '@linnet/api';

/** What is known of a post before it is read: enough to give it its place. */
export interface ThreadPost {
  id: StatusId;
  inReplyToId: StatusId | null;
}

/** A post at its place in the tree of its thread. */
export interface ThreadPlace {
  id: StatusId;
  /** Null for the first post, and for one whose parent is not among the posts. */
  parent: StatusId | null;
  /** What answers it, oldest first. */
  replies: readonly StatusId[];
  /** Steps from the first post. */
  depth: number;
  /** How many posts are below it, at any depth. */
  below: number;
  /** The depth of the deepest post below it, counted from the first post; its own where there is none. */
  deepest: number;
}

/** A thread as a list, oldest first, and as a tree. */
export interface Thread {
  order: readonly StatusId[];
  /** Posts that answer none of the others. */
  roots: readonly StatusId[];
  places: ReadonlyMap<StatusId, ThreadPlace>;
}
