import { type AccountId, setDomainBlock } from '@linnet/api';
import type { Client } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { hostOf } from '../kernel/host-of';
import { type RelationshipNeeds, fetchRelationships } from '../relationships/fetch-relationships';
import type { TabDecision } from '../relationships/tab-decision';
import { relationshipUpdatesIn } from '../relationships/relationship-updates';

type HostBlock = Extract<TabDecision, { host: string }>;

/** Blocks or unblocks a server. Rejects with `ApiError`. */
export async function blockHost(client: RelationshipNeeds, host: string, on: boolean): Promise<void> {
  await client.send(setDomainBlock(host, on));
  const message: HostBlock = { host, isBlocked: on };
  liveHubOf(client.graph).otherTabs?.send(message);
  await applyHostBlock(client, message);
}

/**
 * Updates the relationships to accounts of a server after it was blocked or unblocked, and emits a block of its
 * accounts, except the followed ones.
 */
export async function applyHostBlock(
  client: RelationshipNeeds,
  { host, isBlocked }: HostBlock,
): Promise<void> {
  const { graph } = client;
  const isAtHost = (id: AccountId): boolean => {
    const account = graph.accounts.get(id);
    return account !== undefined && hostOf(account) === host;
  };
  const { change } = relationshipUpdatesIn(graph);
  for (const id of [...graph.relationships.ids()]) {
    if (isAtHost(id)) change(id, (row) => ({ ...row, domainBlocking: isBlocked }));
  }
  if (!isBlocked) return;
  const follows = (id: AccountId) => graph.relationships.get(id)?.following;
  // Loads the relationships again: those to authors in a timeline are often unknown, and some servers end follows when
  // a server is blocked.
  await fetchRelationships(
    client,
    [...authorsIn(client)].filter((id) => isAtHost(id) && follows(id) !== false),
  );
  liveHubOf(graph).emit('blocks', (id) => isAtHost(id) && follows(id) !== true, true);
}

function authorsIn({ graph: { statuses } }: Pick<RelationshipNeeds, 'graph'>): ReadonlySet<AccountId> {
  const authors = new Set<AccountId>();
  for (const id of statuses.ids()) {
    const author = statuses.get(id)?.accountId;
    if (author !== undefined) authors.add(author);
  }
  return authors;
}

/** How many servers are suggested. */
const MAX_HOSTS = 100;

/** Other servers whose accounts this page knows, those with the most accounts first. */
export function knownHosts({ graph }: Pick<Client, 'graph'>): readonly string[] {
  const counts = new Map<string, number>();
  for (const id of graph.accounts.ids()) {
    const account = graph.accounts.get(id);
    const host = account === undefined ? null : hostOf(account);
    if (host !== null) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([, some], [, others]) => others - some);
  return byCount.slice(0, MAX_HOSTS).map(([host]) => host);
}
