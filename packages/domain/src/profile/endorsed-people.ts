import { endorsedBy, type AccountId } from '@linnet/api';
import type { Client } from '../client';
import { importAccount } from '../graph/import';

type Needed = Pick<Client, 'send' | 'graph'>;

/** Loads the accounts that somebody features on their profile into the graph. Rejects with `ApiError`. */
export async function endorsedPeople({ send, graph }: Needed, id: AccountId): Promise<readonly AccountId[]> {
  const { items } = await send(endorsedBy(id));
  for (const account of items) importAccount(graph, account);
  return items.map((account) => account.id);
}
