import type { StatusId } from '@linnet/api';

/** How a thread is shown. */
export interface ThreadRowsOptions {
  display: 'linear' | 'tree';
  /** The root of the tree: the post of the address, or the reply whose branch is shown by itself. */
  root: StatusId;
  /** How many levels are shown without asking. */
  maxDepth: number;
  /** Whether the other replies of ancestors are offered in a row below them, or inside of their cards. */
  otherReplies: 'below' | 'inside';
  /** Posts whose replies the viewer showed (true) or hid (false). */
  toggles: ReadonlyMap<StatusId, boolean>;
}

/** A line that leads from a post down to its replies, where it passes a row. */
export interface Rail {
  /** The post whose replies it joins. */
  of: StatusId;
  /** The level of that post. */
  level: number;
  /** It ends at this row: the last of the replies. */
  ends: boolean;
}

interface Indented {
  /** Levels of indentation: 0 for the root and the replies to it. */
  level: number;
  /** Outermost first. */
  rails: readonly Rail[];
}

/** The row of a post. */
export interface PostRow extends Indented {
  kind: 'post';
  id: StatusId;
  /** In a list; above the root of a tree; the root itself; or below it. */
  position: 'list' | 'ancestor' | 'root' | 'reply';
  /** The number of direct replies. */
  replyCount: number;
  /** Steps from the first post of the thread. */
  depth: number;
  /** Whether its replies are shown. */
  open: boolean;
  /** Of an ancestor: the number of replies that do not lead to the root; its card offers to show them. */
  otherReplyCount: number;
}

/** A row in place of the replies of a post while they are hidden. */
export interface HiddenRow extends Indented {
  kind: 'hidden';
  of: StatusId;
  count: number;
  /** How many levels of replies there are. */
  levels: number;
  /** Whether the viewer hid them, or they are below the depth that is shown without asking. */
  by: 'hand' | 'depth';
}

/** A row under an ancestor for its replies that do not lead to the root. */
export interface OtherRepliesRow {
  kind: 'others';
  of: StatusId;
  count: number;
}

/** A row above a tree that is only part of its thread; leads to the whole thread. */
export interface WholeThreadRow {
  kind: 'whole';
  /** The first post of the thread. */
  of: StatusId;
  /** The number of posts that are not in this part. */
  count: number;
}

export type ThreadRow = PostRow | HiddenRow | OtherRepliesRow | WholeThreadRow;
