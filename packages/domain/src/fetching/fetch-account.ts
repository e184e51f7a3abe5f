import { getAccount, getAccountByName, lookupAccount, type AccountId } from '@linnet/api';
import type { Client } from '../client/client';
import { importAccount } from '../graph/import';
import { personImporter } from '../relationships/person-importer';

/** How an address identifies an account. */
export type WantedAccount = { by: 'id'; id: AccountId } | { by: 'name'; name: string };

type Needed = Pick<Client, 'graph' | 'send' | 'features'>;

/** Fetches an account into the graph, by the endpoint that the server has. Resolves with its id. */
export async function fetchAccount(client: Needed, wanted: WantedAccount): Promise<AccountId> {
  const { graph, send, features } = client;
  if (wanted.by === 'name' && !(await features.load()).has('accountByName')) {
    const account = await send(lookupAccount(wanted.name));
    importAccount(graph, account);
    return account.id;
  }
  const call = wanted.by === 'id' ? getAccount(wanted.id) : getAccountByName(wanted.name);
  const bring = personImporter(graph);
  return bring(await send(call));
}
