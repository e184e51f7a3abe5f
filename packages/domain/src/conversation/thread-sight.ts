import type { StatusId } from '@linnet/api';

/** How a thread is shown. */
export interface ThreadSight {
  display: 'linear' | 'tree';
  /** The root of the tree: the post of the address, or the reply whose branch is shown by itself. */
  root: StatusId;
  /** How many levels are shown without asking. */
  maxDepth: number;
  /** Whether the other replies of ancestors are offered in a row below them, or inside of their cards. */
  otherReplies: 'below' | 'inside';
  /** Posts whose replies the viewer showed (true) or hid (false). */
  toggled: ReadonlyMap<StatusId, boolean>;
}
