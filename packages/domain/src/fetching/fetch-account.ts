import { getAccount, getAccountByName, lookupAccount, type AccountId } from '@linnet/api';
import type { Client } from '../client';
import { importAccount } from '../graph/import';
import { bringPeople } from '../people/bring-people';

/** How an address names somebody. */
export type WantedAccount = { by: 'id'; id: AccountId } | { by: 'name'; name: string };

type Needed = Pick<Client, 'graph' | 'send' | 'features'>;

/** Brings somebody into the graph, by id or by name as the server can. */
export async function fetchAccount(client: Needed, wanted: WantedAccount): Promise<AccountId> {
  const { graph, send, features } = client;
  if (wanted.by === 'name' && !(await features.load()).has('accountByName')) {
    const account = await send(lookupAccount(wanted.name));
    importAccount(graph, account);
    return account.id;
  }
  const call = wanted.by === 'id' ? getAccount(wanted.id) : getAccountByName(wanted.name);
  const bring = bringPeople(graph);
  return bring(await send(call));
}
