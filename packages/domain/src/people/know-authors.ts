import { isWithheld, type AccountId, type Status } from '@linnet/api';
import { askRelationships, type Asking } from './ask-relationship';

/**
 * Finds out how the reader stands to whoever wrote these statuses, repeated or quoted in them: what somebody blocked
 * wrote is covered from the first moment. What the server does not tell stays unknown.
 */
export async function knowAuthors(
  client: Asking,
  reader: AccountId | null,
  statuses: readonly Status[],
): Promise<void> {
  await knowPeople(client, reader, statuses.flatMap(writers));
}

/** Finds out how the reader stands to these people, as far as it is not known. What the server does not tell stays unknown. */
export async function knowPeople(
  client: Asking,
  reader: AccountId | null,
  people: readonly AccountId[],
): Promise<void> {
  if (reader === null) return;
  const unknown = [...new Set(people)].filter(
    (id) => id !== reader && !isWithheld(id) && client.graph.relationships.fact(id) === undefined,
  );
  await askRelationships(client, unknown);
}

function writers({ account, repeatOf, quote }: Status): AccountId[] {
  const inside = [repeatOf, quote?.status ?? null].filter((status) => status !== null);
  return [account.id, ...inside.flatMap(writers)];
}
