import { actorUri } from '../render/account';
import type { Here } from '../server/here';
import { changeAccount } from '../store/account-changes';
import { findAccount, type AccountRow } from '../store/accounts';
import { findFollowers } from '../store/follows';
import { findIdentity } from '../store/identities';
import { aliasesOf } from './aliases';
import { follow, unfollow } from './follow';
import { notify, tellNotification } from './notify';

/** Whether the new account lists the old one among its aliases. */
export function acceptsMoveOf(here: Here, target: AccountRow, origin: AccountRow): boolean {
  return aliasesOf(here, target).includes(actorUri(here, origin));
}

/** Notifies the followers on this server and moves them to another account, unless they turned that off. */
export function moveAccount(here: Here, origin: AccountRow, target: AccountRow): void {
  changeAccount(here.db, origin.id, { moved_to_id: target.id });
  for (const id of findFollowers(here.db, origin.id)) {
    const follower = findAccount(here.db, id);
    if (!follower || follower.host !== null) continue;
    tellNotification(here, notify(here, { to: id, from: origin.id, type: 'move', targetId: target.id }));
    if (findIdentity(here.db, id).allow_following_move === 0 || id === target.id) continue;
    follow(here, follower, { target, options: {} });
    unfollow(here, follower, origin);
  }
}
