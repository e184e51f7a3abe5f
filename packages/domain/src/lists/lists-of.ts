import type { Client } from '../client';
import { createLists, type Lists } from './lists';

const known = new WeakMap<Client, Lists>();

/** The lists of the person of this page. They begin when first asked for, and end with their reader. */
export function listsOf(client: Client): Lists {
  const there = known.get(client);
  if (there !== undefined) return there;
  const made = createLists(client);
  client.session.onChange(made.clear);
  known.set(client, made);
  return made;
}
