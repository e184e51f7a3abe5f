import { ApiError, setNote, type AccountId, type FailureReason } from '@linnet/api';
import type { Client } from '../client';

type Needed = Pick<Client, 'send' | 'graph'>;

/** Keeps what a person notes about somebody, for themselves alone. Resolves to why it was refused, null when kept. */
export async function keepNote(
  { send, graph }: Needed,
  id: AccountId,
  words: string,
): Promise<FailureReason | null> {
  try {
    graph.relationships.put(id, await send(setNote(id, words)));
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.reason;
  }
}
