import { perClient } from '@linnet/domain';
import type { ScrollAnchor } from '../../../platform/navigation/scroll-place';

export interface LastPlace {
  readonly anchor: ScrollAnchor;
  /** The visit that left it: to that one it is nothing to come back to. */
  readonly visit: string;
}

/** Where each timeline was last read on this page, by the key of its feed. Forgotten with its reader. */
export const lastPlacesOf = perClient((client) => {
  const places = new Map<string, LastPlace>();
  client.session.onChange(() => places.clear());
  return places;
});
