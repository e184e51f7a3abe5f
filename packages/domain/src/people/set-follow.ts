import {
  ApiError,
  follow,
  getRelationships,
  unfollow,
  type Account,
  type FailureReason,
  type Relationship,
} from '@linnet/api';
import type { Client } from '../client';

/** Servers answer before they have heard from the other one: how often, and after how many milliseconds, to look again. */
const LOOKS = 3;
const PAUSE = 500;

type Needed = Pick<Client, 'send' | 'graph' | 'log'>;

/**
 * Follows somebody, or asks to; off ends it, or takes the request back. Nothing shows before the server has said yes.
 * Resolves to why it was refused; null when it was not.
 */
export async function setFollow(
  client: Needed,
  { id, locked }: Pick<Account, 'id' | 'locked'>,
  on: boolean,
): Promise<FailureReason | null> {
  const { send, graph } = client;
  try {
    const told = await send(on ? follow(id) : unfollow(id));
    graph.relationships.put(id, told);
    if (on && !isSettled(told, locked)) await lookAgain(client, { id, locked });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.reason;
  }
}

function isSettled({ following, requested }: Relationship, locked: boolean): boolean {
  return following || (locked && requested);
}

async function lookAgain(
  { send, graph, log }: Needed,
  { id, locked }: Pick<Account, 'id' | 'locked'>,
): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    try {
      const told = (await send(getRelationships([id]))).items.find((item) => item.id === id);
      if (told === undefined) continue;
      graph.relationships.put(id, told);
      if (isSettled(told, locked)) return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The follow itself was taken: what became of it shows the next time that it is asked for.
      return log('warn', 'what became of a follow could not be asked', error);
    }
  }
}
