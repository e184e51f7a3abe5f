import { setDomainBlock, type AccountId } from '@linnet/api';
import type { Client } from '../client';
import { withdrawPeople } from '../feeds/withdraw-people';
import { putAwayOf } from '../graph/put-away';
import { hostOf } from './host-of';
import { standingsIn } from './standings';

/**
 * Blocks everybody of a server, or lets them come again. What is known of its people changes with it, and what they
 * wrote leaves the timelines. Rejects with `ApiError`.
 */
export async function blockHost(
  { send, graph, feeds }: Pick<Client, 'send' | 'graph' | 'feeds'>,
  host: string,
  on: boolean,
): Promise<void> {
  await send(setDomainBlock(host, on));
  const isThere = (id: AccountId): boolean => {
    const account = graph.accounts.get(id);
    return account !== undefined && hostOf(account) === host;
  };
  const { change } = standingsIn(graph);
  for (const id of [...graph.relationships.ids()]) {
    if (isThere(id)) change(id, (row) => ({ ...row, domainBlocking: on }));
  }
  withdrawPeople({ feeds, graph }, isThere);
  if (on) putAwayOf(graph).tell((id) => isThere(id) && graph.relationships.get(id)?.following !== true);
}
