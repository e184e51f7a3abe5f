import { perClient } from '@linnet/domain';
import type { ScrollAnchor } from '../../../platform/navigation/scroll-place';

export interface LastPlace {
  readonly anchor: ScrollAnchor;
  /** The visit in which it was stored; to that visit the position is not offered. */
  readonly visit: string;
}

/** Where each timeline was last read on this page, by the key of its feed. */
export const lastPlacesOf = perClient(() => new Map<string, LastPlace>());
