import { setNote, type AccountId, type ErrorReason } from '@linnet/api';
import type { Client } from '../client/client';
import { errorOf } from '../kernel/error-of';
import { relationshipUpdatesIn } from '../relationships/relationship-updates';

type Needed = Pick<Client, 'send' | 'graph'>;

/** Saves the viewer's private note about an account. Resolves to the error, null when it is saved. */
export function saveNote({ send, graph }: Needed, id: AccountId, words: string): Promise<ErrorReason | null> {
  const { runInTurn, putChanged } = relationshipUpdatesIn(graph);
  return errorOf(runInTurn(async () => putChanged(await send(setNote(id, words))), id));
}
