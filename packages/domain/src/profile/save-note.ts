import { setNote, type AccountId, type FailureReason } from '@linnet/api';
import type { Client } from '../client/client';
import { failureOf } from '../kernel/failure-of';
import { relationshipUpdatesIn } from '../relationships/relationship-updates';

type Needed = Pick<Client, 'send' | 'graph'>;

/** Saves the viewer's private note about an account. Resolves to the error, null when it is saved. */
export function saveNote(
  { send, graph }: Needed,
  id: AccountId,
  words: string,
): Promise<FailureReason | null> {
  const { takeTurn, putChanged: changed } = relationshipUpdatesIn(graph);
  return failureOf(takeTurn(async () => changed(await send(setNote(id, words))), id));
}
