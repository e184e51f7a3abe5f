import { setNote, type AccountId, type FailureReason } from '@linnet/api';
import type { Client } from '../client';
import { failureOf } from '../notifications/failure-of';

type Needed = Pick<Client, 'send' | 'graph'>;

/** Keeps what a person notes about somebody, for themselves alone. Resolves to why it was refused, null when kept. */
export function keepNote(
  { send, graph }: Needed,
  id: AccountId,
  words: string,
): Promise<FailureReason | null> {
  return failureOf(send(setNote(id, words)).then((told) => graph.relationships.put(id, told)));
}
