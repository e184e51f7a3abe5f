import type { Here } from '../server/here';
import { crash } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import { removeOverdueMutes, saveMute } from '../store/mutes';
import { removePair } from '../store/pairs';

export interface Mute {
  target: AccountRow;
  /** Notifications as well. */
  notifications: boolean;
  /** 0 = for ever. */
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

/** Also fine when there was no mute. */
export function unmuteAccount(here: Here, actor: AccountRow, target: AccountRow): void {
  removePair(here.db, 'mutes', { accountId: actor.id, targetId: target.id });
}

/** Ends the mutes whose time is over. */
export function endMutes(here: Here): void {
  removeOverdueMutes(here.db, here.now());
}
