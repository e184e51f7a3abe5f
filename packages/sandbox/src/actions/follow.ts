import type { Here } from '../server/here';
import { problem } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import { findFollow, removeFollow, saveFollow } from '../store/follows';
import { removeNotification } from '../store/notifications';
import { notify, tellNotification } from './notify';

export interface FollowOptions {
  /** Undefined leaves an existing follow as it is. */
  reblogs?: boolean | undefined;
  notify?: boolean | undefined;
}

/** Follows, or asks a locked account of this server; a second time only changes the options. */
export function follow(
  here: Here,
  actor: AccountRow,
  { target, options }: { target: AccountRow; options: FollowOptions },
): void {
  if (actor.id === target.id) throw problem(400, 'Can not follow yourself');
  const before = findFollow(here.db, actor.id, target.id);
  const pending = before?.pending ?? (target.locked === 1 ? 1 : 0);
  const notification = here.db.transaction(() => {
    saveFollow(here.db, {
      follower_id: actor.id,
      followed_id: target.id,
      pending,
      show_reblogs: (options.reblogs ?? (before?.show_reblogs ?? 1) === 1) ? 1 : 0,
      notify: (options.notify ?? before?.notify === 1) ? 1 : 0,
      created_at: here.now(),
    });
    if (before) return null;
    return notify(here, {
      to: target.id,
      from: actor.id,
      type: pending ? 'follow_request' : 'follow',
      statusId: null,
    });
  });
  if (before) return;
  const state = pending ? 'follow_pending' : 'follow_accept';
  here.hub.tell({ kind: 'relationship', followerId: actor.id, followedId: target.id, state });
  tellNotification(here, notification);
}

export function unfollow(here: Here, actor: AccountRow, target: AccountRow): void {
  if (actor.id === target.id) throw problem(400, 'Can not unfollow yourself');
  const removed = here.db.transaction(() => {
    for (const type of ['follow', 'follow_request']) {
      removeNotification(here.db, { accountId: target.id, type, fromAccountId: actor.id, statusId: null });
    }
    return removeFollow(here.db, actor.id, target.id);
  });
  if (removed)
    here.hub.tell({ kind: 'relationship', followerId: actor.id, followedId: target.id, state: 'unfollow' });
}
