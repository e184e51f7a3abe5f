import { ApiError, searchAccounts, type AccountId } from '@linnet/api';
import type { Client } from '../client/client';
import { fetchAccount } from '../fetching/fetching';
import { personImporter } from '../relationships/person-importer';

type Needed = Pick<Client, 'graph' | 'send' | 'features'>;

/**
 * Finds an account of another server by `name@host`. A server that does not know it yet is asked to resolve it. Null
 * when there is none; rejects with `ApiError`.
 */
export async function findRemotePerson(client: Needed, fqn: string): Promise<AccountId | null> {
  try {
    return await fetchAccount(client, { by: 'name', name: fqn });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason.kind !== 'http' || error.reason.status !== 404) throw error;
  }
  const importPerson = personImporter(client.graph);
  const { items } = await client.send(searchAccounts(`@${fqn}`, { resolve: true, limit: 5 }));
  const found = items.find(({ account }) => account.fqn.toLowerCase() === fqn.toLowerCase());
  return found === undefined ? null : importPerson(found);
}
