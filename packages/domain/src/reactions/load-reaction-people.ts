import { getReactions, type Reaction, type StatusId } from '@linnet/api';
import type { Client } from '../client';
import { importAccount } from '../graph/import';

/** Who reacted with what. The people are in the graph by then. Rejects with `ApiError`. */
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
