import type { Client } from '../client';
import { createFetching, type Fetching } from './fetching';

const known = new WeakMap<Client, Fetching>();

/** What asks for single statuses and for people, on this page. */
export function fetchingOf(client: Client): Fetching {
  const fetching = known.get(client) ?? createFetching(client);
  known.set(client, fetching);
  return fetching;
}
