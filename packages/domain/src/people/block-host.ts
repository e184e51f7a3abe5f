import { setDomainBlock, type AccountId } from '@linnet/api';
import type { Client } from '../client';
import { withdrawPeople } from '../feeds/withdraw-people';
import { putAwayOf } from '../graph/put-away';
import { askRelationships } from './ask-relationship';
import { hostOf } from './host-of';
import { standingsIn } from './standings';

type Needed = Pick<Client, 'send' | 'graph' | 'feeds' | 'log'>;

/**
 * Blocks everybody of a server, or lets them come again. What is known of its people changes with it, and what they
 * wrote leaves the timelines, but for those who are followed. Rejects with `ApiError`.
 */
export async function blockHost(client: Needed, host: string, on: boolean): Promise<void> {
  const { send, graph, feeds } = client;
  await send(setDomainBlock(host, on));
  const isThere = (id: AccountId): boolean => {
    const account = graph.accounts.get(id);
    return account !== undefined && hostOf(account) === host;
  };
  const { change } = standingsIn(graph);
  for (const id of [...graph.relationships.ids()]) {
    if (isThere(id)) change(id, (row) => ({ ...row, domainBlocking: on }));
  }
  if (!on) return;
  const follows = (id: AccountId) => graph.relationships.get(id)?.following;
  // Who is followed is seldom known of those who stand in a timeline, and some servers end it with the block.
  await askRelationships(
    client,
    [...authorsIn(client)].filter((id) => isThere(id) && follows(id) !== false),
  );
  const isGone = (id: AccountId): boolean => isThere(id) && follows(id) !== true;
  withdrawPeople({ feeds, graph }, isGone);
  putAwayOf(graph).tell(isGone);
}

function authorsIn({ graph: { statuses } }: Pick<Client, 'graph'>): ReadonlySet<AccountId> {
  const authors = new Set<AccountId>();
  for (const id of statuses.ids()) {
    const author = statuses.get(id)?.accountId;
    if (author !== undefined) authors.add(author);
  }
  return authors;
}
