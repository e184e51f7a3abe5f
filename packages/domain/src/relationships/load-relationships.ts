import { type AccountId, type Status, isWithheld } from '@linnet/api';
import { type RelationshipNeeds, fetchRelationships } from './fetch-relationships';

/**
 * Loads the viewer's relationships to the authors of these statuses and of those they repeat or quote, so that posts of
 * blocked accounts are never shown uncovered. Errors leave them unknown.
 */
export async function loadAuthorRelationships(
  client: RelationshipNeeds,
  viewerId: AccountId | null,
  statuses: readonly Status[],
): Promise<void> {
  await loadUnknownRelationships(client, viewerId, statuses.flatMap(writers));
}

/** Loads the viewer's relationships to these accounts, if they are unknown. Errors leave them unknown. */
export async function loadUnknownRelationships(
  client: RelationshipNeeds,
  viewerId: AccountId | null,
  people: readonly AccountId[],
): Promise<void> {
  if (viewerId === null) return;
  const unknown = [...new Set(people)].filter(
    (id) => id !== viewerId && !isWithheld(id) && client.graph.relationships.fact(id) === undefined,
  );
  await fetchRelationships(client, unknown);
}

function writers({ account, repeatOf, quote }: Status): AccountId[] {
  const inside = [repeatOf, quote?.status ?? null].filter((status) => status !== null);
  return [account.id, ...inside.flatMap(writers)];
}
