import { type AccountId, endorsedBy, familiarFollowers } from '@linnet/api';
import type { Client } from '../client/client';
import { importAccount } from '../graph/import';

type Needed = Pick<Client, 'send' | 'graph'>;

/** Loads the accounts that somebody features on their profile into the graph. Rejects with `ApiError`. */
export async function endorsedPeople({ send, graph }: Needed, id: AccountId): Promise<readonly AccountId[]> {
  const { items } = await send(endorsedBy(id));
  for (const account of items) importAccount(graph, account);
  return items.map((account) => account.id);
}

/** Loads the followers of an account whom the viewer follows into the graph. Rejects with `ApiError`. */
export async function familiarPeople({ send, graph }: Needed, id: AccountId): Promise<readonly AccountId[]> {
  const { items } = await send(familiarFollowers([id]));
  const accounts = items.find((item) => item.id === id)?.accounts ?? [];
  for (const account of accounts) importAccount(graph, account);
  return accounts.map((account) => account.id);
}
