import type { Client } from '@linnet/domain';
import type { ScrollAnchor } from '../../../platform/navigation/scroll-place';

export interface LastPlace {
  readonly anchor: ScrollAnchor;
  /** The visit that left it: to that one it is nothing to come back to. */
  readonly visit: string;
}

const places = new WeakMap<Client, Map<string, LastPlace>>();

/** Where each timeline was last read on this page, by the key of its feed. Forgotten with its reader. */
export function lastPlacesOf(client: Client): Map<string, LastPlace> {
  const known = places.get(client);
  if (known !== undefined) return known;
  const made = new Map<string, LastPlace>();
  client.session.onChange(() => made.clear());
  places.set(client, made);
  return made;
}
