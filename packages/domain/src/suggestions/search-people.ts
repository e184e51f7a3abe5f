import { searchAccounts } from '@linnet/api';
import type { Client } from '../client';
import { bringPeople } from '../relationships/bring-people';

/** Results of each search. */
const LIMIT = 20;

/**
 * Searches accounts whose names begin with the query on the server and puts them into the graph, where `knownPeople`
 * finds them. An account with a host is not searched for while its name is typed, since each letter would send a
 * request to the other server. Rejects with `ApiError`.
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
