import type { StatusId } from '@linnet/api';

/** How somebody looks at a thread. */
export interface ThreadSight {
  display: 'linear' | 'tree';
  /** The post that the tree begins with: the one of the address, or the one dived to. */
  root: StatusId;
  /** Levels shown by themselves. */
  maxDepth: number;
  /** Whether the ancestors' other replies are offered in a row below them, or inside of their cards. */
  otherReplies: 'below' | 'inside';
  /** Posts whose replies somebody showed (true) or hid. */
  toggled: ReadonlyMap<StatusId, boolean>;
}
