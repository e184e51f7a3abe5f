import { type AccountId, type Relationship, getRelationships } from '@linnet/api';
import type { Log } from '../kernel/environment';
import type { Graph } from '../graph/graph';
import type { Send } from '../session/send';
import { orLog } from '../kernel/error-of';
import { relationshipUpdatesIn } from './relationship-updates';

export interface RelationshipNeeds {
  readonly send: Send;
  readonly graph: Graph;
  readonly log: Log;
}

/** How many ids the address of one call may contain. */
export const MAX_IDS_PER_CALL = 40;

/** Fetches the viewer's relationship to an account; null when that fails, which is only logged. */
export async function fetchRelationship(
  client: RelationshipNeeds,
  id: AccountId,
): Promise<Relationship | null> {
  return (await fetchRelationships(client, [id])).find((one) => one.id === id) ?? null;
}

/** Fetches the viewer's relationships to many accounts; an error is only logged. */
export async function fetchRelationships(
  { send, graph, log }: RelationshipNeeds,
  ids: readonly AccountId[],
): Promise<readonly Relationship[]> {
  const all: Relationship[] = [];
  for (let from = 0; from < ids.length; from += MAX_IDS_PER_CALL) {
    const some = ids.slice(from, from + MAX_IDS_PER_CALL);
    // Made before the request: what changes meanwhile is not overwritten.
    const importRelationship = relationshipUpdatesIn(graph).beforeRequest();
    const page = await orLog(send(getRelationships(some)), log, [
      'warn',
      'relationships could not be loaded',
    ]);
    if (page === null) return all;
    const answered = page.items.filter(({ id }) => some.includes(id));
    for (const one of answered) importRelationship(one);
    all.push(...answered);
  }
  return all;
}
