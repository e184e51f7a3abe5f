import type { Account, Relationship } from '@linnet/api';
import type { Client } from '../client';
import { askRelationship } from './ask-relationship';

/** Servers answer before they have heard from the other one: how often, and after how many milliseconds, to look again. */
const LOOKS = 3;
const PAUSE = 500;

function isSettled({ following, requested }: Relationship, locked: boolean): boolean {
  return following || (locked && requested);
}

/** Looks again at a follow that is neither there nor waits for a locked account. */
export async function lookAtFollow(
  client: Pick<Client, 'send' | 'graph' | 'log'>,
  { id, locked }: Pick<Account, 'id' | 'locked'>,
): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const known = client.graph.relationships.fact(id);
    if (known !== undefined && isSettled(known, locked)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    await askRelationship(client, id);
  }
}
