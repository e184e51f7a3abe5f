import { searchAccounts } from '@linnet/api';
import type { Client } from '../client';
import { bringPeople } from '../people/bring-people';

/** As many as are asked for with each search. */
const LIMIT = 20;

/**
 * Asks the server for people whose names begin so and brings them into the graph, where `knownPeople` finds them.
 * Somebody of a named server is not searched for while the name is typed: each letter would ask a stranger's server.
 * Rejects with `ApiError`.
 */
export async function searchPeople(
  { graph, send }: Pick<Client, 'graph' | 'send'>,
  query: string,
  signal?: AbortSignal,
): Promise<void> {
  if (query.includes('@')) return;
  const bring = bringPeople(graph);
  const { items } = await send(searchAccounts(query, { resolve: true, limit: LIMIT }), { signal });
  for (const person of items) bring(person);
}
