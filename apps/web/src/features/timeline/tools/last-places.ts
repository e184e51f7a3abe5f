import type { Client } from '@linnet/domain';
import type { ScrollAnchor } from '../../../platform/navigation/scroll-place';

const places = new WeakMap<Client, Map<string, ScrollAnchor>>();

/** Where each timeline was last read on this page, by the key of its feed. Forgotten with its reader. */
export function lastPlacesOf(client: Client): Map<string, ScrollAnchor> {
  const known = places.get(client);
  if (known !== undefined) return known;
  const made = new Map<string, ScrollAnchor>();
  client.session.onChange(() => made.clear());
  places.set(client, made);
  return made;
}
