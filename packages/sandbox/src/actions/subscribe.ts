import type { Here } from '../server/here';
import { problem } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import { addPair, hasPair, removePair } from '../store/pairs';

/** Subscribes to the new statuses of an account, followed or not. */
export function subscribe(here: Here, actor: AccountRow, target: AccountRow): void {
  if (hasPair(here.db, 'blocks', { accountId: target.id, targetId: actor.id })) {
    throw problem(403, `Could not subscribe: ${target.username} is blocking you`);
  }
  addPair(here.db, 'subscriptions', { accountId: actor.id, targetId: target.id, at: here.now() });
}

export function unsubscribe(here: Here, actor: AccountRow, target: AccountRow): void {
  removePair(here.db, 'subscriptions', { accountId: actor.id, targetId: target.id });
}
