import { ApiError, getRelationships, type AccountId } from '@linnet/api';
import type { Client } from '../client';
import { isAsDecided, type Decision } from './decision';
import { standingsIn } from '../relationships/standings';

/** Ids in the address of one call. */
const MOST = 40;

/**
 * Resolves to the accounts for which a decision is not carried out yet, by the server's present relationships,
 * including those it does not return. A mute is always repeated: nothing says how long the present one lasts.
 */
export async function undecided<Person extends { readonly id: AccountId }>(
  { send, graph, log }: Pick<Client, 'send' | 'graph' | 'log'>,
  people: readonly Person[],
  decision: Decision,
): Promise<readonly Person[]> {
  if (decision.kind === 'mute' && decision.on) return people;
  const take = standingsIn(graph).asking();
  const asDecided = new Set<AccountId>();
  try {
    for (let from = 0; from < people.length; from += MOST) {
      const { items } = await send(getRelationships(people.slice(from, from + MOST).map(({ id }) => id)));
      for (const told of items) {
        take(told);
        if (isAsDecided(told, decision)) asDecided.add(told.id);
      }
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log('warn', 'it is not known to whom a decision applies already', error);
  }
  return people.filter(({ id }) => !asDecided.has(id));
}
