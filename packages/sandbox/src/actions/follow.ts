import type { Here } from '../server/here';
import { problem } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import { findFollow, removeFollow, saveFollow, type FollowRow } from '../store/follows';
import { removeNotification } from '../store/notifications';
import { hasPair, removePair } from '../store/pairs';
import { mayNotFollow } from './measures';
import { notify, tellNotification } from './notify';
import { subscribe, unsubscribe } from './subscribe';

export interface FollowOptions {
  /** Undefined keeps the value of an existing follow; a new follow gets the server's default. */
  reblogs?: boolean | undefined;
  notify?: boolean | undefined;
}

/** The options of the follow. Undefined keeps the notifications as they are. */
function wanted(
  { manner }: Here,
  before: FollowRow | undefined,
  { reblogs, notify: notifying }: FollowOptions,
) {
  if (manner.followBeginsAnew) return { repeats: reblogs ?? true, notifying: notifying ?? false };
  return { repeats: reblogs ?? (before?.show_reblogs ?? 1) === 1, notifying };
}

/**
 * Follows an account, or sends a request to a locked account of this server. A second follow only changes the
 * options.
 */
export function follow(
  here: Here,
  actor: AccountRow,
  { target, options }: { target: AccountRow; options: FollowOptions },
): void {
  if (actor.id === target.id) throw problem(400, 'Can not follow yourself');
  const refused =
    hasPair(here.db, 'blocks', { accountId: target.id, targetId: actor.id }) ||
    mayNotFollow(here, actor, target);
  if (refused || target.deactivated === 1) throw problem(403, 'rejected');
  const before = findFollow(here.db, actor.id, target.id);
  const { repeats, notifying } = wanted(here, before, options);
  const pending = before?.pending ?? (target.locked === 1 ? 1 : 0);
  const between = { kind: 'relationship', followerId: actor.id, followedId: target.id } as const;
  // Every follow starts as a request: the first frame has the counts from before.
  if (!before) here.hub.tell({ ...between, state: 'follow_pending' });
  const notification = here.db.transaction(() => {
    saveFollow(here.db, {
      follower_id: actor.id,
      followed_id: target.id,
      pending,
      show_reblogs: repeats ? 1 : 0,
      created_at: here.now(),
    });
    if (notifying === true) subscribe(here, actor, target);
    if (notifying === false) unsubscribe(here, actor, target);
    if (before) return null;
    return notify(here, {
      to: target.id,
      from: actor.id,
      type: pending ? 'follow_request' : 'follow',
      statusId: null,
    });
  });
  if (before) return;
  if (pending === 0) here.hub.tell({ ...between, state: 'follow_accept' });
  tellNotification(here, notification);
}

/** Removes a follow or a request, and what depends on it. */
export function unfollow(here: Here, actor: AccountRow, target: AccountRow): void {
  if (actor.id === target.id) throw problem(400, 'Can not unfollow yourself');
  const ends = { accountId: actor.id, targetId: target.id };
  const removed = here.db.transaction(() => {
    for (const type of ['follow', 'follow_request'] as const) {
      removeNotification(here.db, { accountId: target.id, type, fromAccountId: actor.id, statusId: null });
    }
    removePair(here.db, 'subscriptions', ends);
    removePair(here.db, 'endorsements', ends);
    return removeFollow(here.db, actor.id, target.id);
  });
  if (removed)
    here.hub.tell({ kind: 'relationship', followerId: actor.id, followedId: target.id, state: 'unfollow' });
}
