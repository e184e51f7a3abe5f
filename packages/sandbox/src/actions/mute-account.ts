import type { Here } from '../server/here';
import { crash } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import { removeOverdueMutes, saveMute } from '../store/mutes';
import { removePair } from '../store/pairs';

export interface Mute {
  target: AccountRow;
  /** Also hides notifications. */
  notifications: boolean;
  /** 0 = forever. */
  seconds: number;
}

export function muteAccount(here: Here, actor: AccountRow, { target, notifications, seconds }: Mute): void {
  if (actor.id === target.id) throw crash();
  const now = here.now();
  saveMute(here.db, {
    account_id: actor.id,
    target_id: target.id,
    created_at: now,
    notifications: notifications ? 1 : 0,
    expires_at: seconds > 0 ? now + seconds * 1000 : null,
  });
}

/** Ends a mute; without one it does nothing. */
export function unmuteAccount(here: Here, actor: AccountRow, target: AccountRow): void {
  removePair(here.db, 'mutes', { accountId: actor.id, targetId: target.id });
}

/** Ends the mutes that have expired. */
export function endMutes(here: Here): void {
  removeOverdueMutes(here.db, here.now());
}
