import type { Here } from '../server/here';
import { problem } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import { findFollow } from '../store/follows';
import { addPair, pairTargets, removePair } from '../store/pairs';

const MOST = 20;

/** Features a followed account on the actor's profile. */
export function endorse(here: Here, actor: AccountRow, target: AccountRow): void {
  if (findFollow(here.db, actor.id, target.id)?.pending !== 0) {
    throw problem(400, `Could not endorse: You are not following ${target.username}`);
  }
  const endorsed = pairTargets(here.db, 'endorsements', actor.id);
  if (!endorsed.has(target.id) && endorsed.size >= MOST) {
    throw problem(400, 'You have already pinned the maximum number of users');
  }
  addPair(here.db, 'endorsements', { accountId: actor.id, targetId: target.id, at: here.now() });
}

export function unendorse(here: Here, actor: AccountRow, target: AccountRow): void {
  removePair(here.db, 'endorsements', { accountId: actor.id, targetId: target.id });
}
