import type { StatusId } from '@linnet/api';

/** A line that leads from a post down to its replies, where it passes a row. */
export interface Rail {
  /** The post whose replies it joins. */
  of: StatusId;
  /** The level of that post. */
  level: number;
  /** It ends here: this is the last of the replies. */
  ends: boolean;
}

interface Placed {
  /** Steps in from the edge: 0 for what answers the root of the tree. */
  level: number;
  /** The outermost first. */
  rails: readonly Rail[];
}

/** A post in its place. */
export interface PostRow extends Placed {
  kind: 'post';
  id: StatusId;
  /** In a list; above the root of a tree; the root itself; or below it. */
  standing: 'list' | 'ancestor' | 'root' | 'reply';
  /** How many posts answer it. */
  replies: number;
  /** Steps from the first post of the thread. */
  depth: number;
  /** Its replies are shown. */
  open: boolean;
  /** Of an ancestor: the replies that are not on the way to the root, to be offered inside of its card. */
  others: number;
}

/** Stands for the replies of a post while they are not shown. */
export interface HiddenRow extends Placed {
  kind: 'hidden';
  of: StatusId;
  count: number;
  /** How many levels of them there are. */
  levels: number;
  /** Whether somebody hid them, or they are too deep to be shown by themselves. */
  by: 'hand' | 'depth';
}

/** Under an ancestor: its replies that are not on the way to the root. */
export interface OthersRow {
  kind: 'others';
  of: StatusId;
  count: number;
}

/** On top of a tree that is a part of its thread: the way to all of it. */
export interface WholeRow {
  kind: 'whole';
  /** The first post of the thread. */
  of: StatusId;
  /** Posts that are not in this part. */
  count: number;
}

export type ThreadRow = PostRow | HiddenRow | OthersRow | WholeRow;
