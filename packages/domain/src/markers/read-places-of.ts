import type { Client } from '../client';
import { createReadPlaces, type ReadPlaces } from './read-places';

const known = new WeakMap<Client, ReadPlaces>();

/** How far the person of this page has read. It begins when it is first asked for, and ends with its reader. */
export function readPlacesOf(client: Client): ReadPlaces {
  const there = known.get(client);
  if (there !== undefined) return there;
  const places = createReadPlaces(client);
  client.session.onChange(places.clear);
  known.set(client, places);
  return places;
}
