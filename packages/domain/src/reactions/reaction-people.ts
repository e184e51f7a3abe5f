import { type Reaction, type StatusId, getReactions } from '@linnet/api';
import type { Client } from '../client/client';
import { importAccount } from '../graph/import';

/** Loads who reacted with which emoji; the accounts are put into the graph. Rejects with `ApiError`. */
export async function loadReactionPeople(
  { send, graph }: Pick<Client, 'send' | 'graph'>,
  id: StatusId,
): Promise<readonly Reaction[]> {
  const { items } = await send(getReactions(id));
  return items.map(({ accounts, ...reaction }) => {
    for (const account of accounts) importAccount(graph, account);
    return reaction;
  });
}
