import { ApiError, getRelationships, type AccountId, type Relationship } from '@linnet/api';
import type { Client } from '../client';
import { standingsIn } from './standings';

/** How the reader stands to somebody by now; null where the server does not tell, which is only logged. */
export async function askRelationship(
  { send, graph, log }: Pick<Client, 'send' | 'graph' | 'log'>,
  id: AccountId,
): Promise<Relationship | null> {
  const take = standingsIn(graph).asking();
  try {
    const told = (await send(getRelationships([id]))).items.find((item) => item.id === id);
    if (told === undefined) return null;
    take(told);
    return told;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log('warn', 'what became of a relationship could not be asked', error);
    return null;
  }
}
