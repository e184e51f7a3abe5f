import { setDomainBlock, type AccountId } from '@linnet/api';
import type { Feeds } from '../feeds/feeds';
import { withdrawPeople } from '../feeds/withdraw-people';
import { putAwayOf } from '../graph/put-away';
import { liveSignsOf } from '../events/live-signs';
import { type Asking, askRelationships } from '../relationships/ask-relationship';
import { hostOf } from '../kernel/host-of';
import type { StandingSaid } from '../relationships/standing-said';
import { standingsIn } from '../relationships/standings';

type HostBlock = Extract<StandingSaid, { host: string }>;
export interface BlockNeeds extends Asking {
  readonly feeds: Feeds;
}

/** Blocks or unblocks a server. Rejects with `ApiError`. */
export async function blockHost(client: BlockNeeds, host: string, on: boolean): Promise<void> {
  await client.send(setDomainBlock(host, on));
  const said: HostBlock = { host, isBlocked: on };
  liveSignsOf(client.graph).others?.say(said);
  await takeHostBlock(client, said);
}

/**
 * Updates the relationships to accounts of a server after it was blocked or unblocked, and removes posts from the
 * timelines after a block, except those of followed accounts.
 */
export async function takeHostBlock(client: BlockNeeds, { host, isBlocked }: HostBlock): Promise<void> {
  const { graph, feeds } = client;
  const isThere = (id: AccountId): boolean => {
    const account = graph.accounts.get(id);
    return account !== undefined && hostOf(account) === host;
  };
  const { change } = standingsIn(graph);
  for (const id of [...graph.relationships.ids()]) {
    if (isThere(id)) change(id, (row) => ({ ...row, domainBlocking: isBlocked }));
  }
  if (!isBlocked) return;
  const follows = (id: AccountId) => graph.relationships.get(id)?.following;
  // Relationships to authors in a timeline are seldom known, and some servers end follows with the block.
  await askRelationships(
    client,
    [...authorsIn(client)].filter((id) => isThere(id) && follows(id) !== false),
  );
  const isGone = (id: AccountId): boolean => isThere(id) && follows(id) !== true;
  withdrawPeople({ feeds, graph }, isGone);
  putAwayOf(graph).tell(isGone);
}

function authorsIn({ graph: { statuses } }: Pick<Asking, 'graph'>): ReadonlySet<AccountId> {
  const authors = new Set<AccountId>();
  for (const id of statuses.ids()) {
    const author = statuses.get(id)?.accountId;
    if (author !== undefined) authors.add(author);
  }
  return authors;
}
