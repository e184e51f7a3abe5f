import type { Here } from '../server/here';
import { problem } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import { findFollow } from '../store/follows';
import { addPair, removePair } from '../store/pairs';
import { unfollow } from './follow';

/** Blocks somebody and removes follows, follow requests and subscriptions in both directions. */
export function block(here: Here, actor: AccountRow, target: AccountRow): void {
  if (actor.id === target.id) throw problem(400, 'Can not block yourself');
  here.db.transaction(() => {
    addPair(here.db, 'blocks', { accountId: actor.id, targetId: target.id, at: here.now() });
    removePair(here.db, 'subscriptions', { accountId: target.id, targetId: actor.id });
  });
  if (findFollow(here.db, actor.id, target.id)) unfollow(here, actor, target);
  if (findFollow(here.db, target.id, actor.id)) unfollow(here, target, actor);
}

/** Ends a block. What the block removed is not restored. */
export function unblock(here: Here, actor: AccountRow, target: AccountRow): void {
  const removed = removePair(here.db, 'blocks', { accountId: actor.id, targetId: target.id });
  if (!removed) throw problem(403, 'not_blocking');
}
