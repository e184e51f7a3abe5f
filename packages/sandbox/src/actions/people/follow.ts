import type { Server } from '../../server/server';
import { crash, problem } from '../../server/problem';
import { addPair, hasPair, pairTargets, removePair } from '../../store/accounts/account-lists';
import type { AccountRow } from '../../store/accounts/accounts';
import { removeNotification, turnRequestIntoFollow } from '../../store/notifications';
import {
  type FollowRow,
  acceptFollow,
  findFollow,
  removeFollow,
  saveFollow,
} from '../../store/accounts/relationships';
import { notify, emitNotification } from '../notify';
import { mayNotFollow } from './update-account';

/** Subscribes to the new statuses of an account, followed or not. */
export function subscribe(server: Server, actor: AccountRow, target: AccountRow): void {
  if (hasPair(server.db, 'blocks', { accountId: target.id, targetId: actor.id })) {
    throw problem(403, `Could not subscribe: ${target.username} is blocking you`);
  }
  addPair(server.db, 'subscriptions', { accountId: actor.id, targetId: target.id, at: server.now() });
}

export function unsubscribe(server: Server, actor: AccountRow, target: AccountRow): void {
  removePair(server.db, 'subscriptions', { accountId: actor.id, targetId: target.id });
}

interface FollowOptions {
  /** Undefined keeps the value of an existing follow; a new follow gets the server's default. */
  reblogs?: boolean | undefined;
  notify?: boolean | undefined;
  /** Only posts in these are shown. */
  languages?: readonly string[] | undefined;
}

/** The options of the follow. Undefined keeps the notifications as they are. */
function newOptions(
  { behaviour }: Server,
  before: FollowRow | undefined,
  { reblogs, notify: notifying }: FollowOptions,
) {
  if (behaviour.refollowResetsOptions) return { repeats: reblogs ?? true, notifying: notifying ?? false };
  return { repeats: reblogs ?? (before?.show_reblogs ?? 1) === 1, notifying };
}

/**
 * Follows an account, or sends a request to a locked account of this server. A second follow only changes the
 * options.
 */
export function follow(
  server: Server,
  actor: AccountRow,
  { target, options }: { target: AccountRow; options: FollowOptions },
): void {
  if (actor.id === target.id) throw problem(400, 'Can not follow yourself');
  const refused =
    hasPair(server.db, 'blocks', { accountId: target.id, targetId: actor.id }) ||
    mayNotFollow(server, actor, target);
  if (refused || target.deactivated === 1) throw problem(403, 'rejected');
  const before = findFollow(server.db, actor.id, target.id);
  const { repeats, notifying } = newOptions(server, before, options);
  const pending = before?.pending ?? (target.locked === 1 ? 1 : 0);
  const between = { kind: 'relationship', followerId: actor.id, followedId: target.id } as const;
  // Every follow starts as a request: the first frame has the counts from before.
  if (!before) server.hub.emit({ ...between, state: 'follow_pending' });
  const notification = server.db.transaction(() => {
    saveFollow(server.db, {
      follower_id: actor.id,
      followed_id: target.id,
      pending,
      show_reblogs: repeats ? 1 : 0,
      languages: options.languages ? JSON.stringify(options.languages) : (before?.languages ?? null),
      created_at: server.now(),
    });
    if (notifying === true) subscribe(server, actor, target);
    if (notifying === false) unsubscribe(server, actor, target);
    if (before) return null;
    return notify(server, {
      to: target.id,
      from: actor.id,
      type: pending ? 'follow_request' : 'follow',
      statusId: null,
    });
  });
  if (before) return;
  if (pending === 0) server.hub.emit({ ...between, state: 'follow_accept' });
  emitNotification(server, notification);
}

/** Removes a follow or a request, and what depends on it. */
export function unfollow(server: Server, actor: AccountRow, target: AccountRow): void {
  if (actor.id === target.id) throw problem(400, 'Can not unfollow yourself');
  const ends = { accountId: actor.id, targetId: target.id };
  const removed = server.db.transaction(() => {
    for (const type of ['follow', 'follow_request'] as const) {
      removeNotification(server.db, { accountId: target.id, type, fromAccountId: actor.id, statusId: null });
    }
    removePair(server.db, 'subscriptions', ends);
    removePair(server.db, 'endorsements', ends);
    return removeFollow(server.db, actor.id, target.id);
  });
  if (removed)
    server.hub.emit({ kind: 'relationship', followerId: actor.id, followedId: target.id, state: 'unfollow' });
}

/** Accepts or rejects a follow request. Without a request the real server crashes: 500. */
export function answerFollowRequest(
  server: Server,
  actor: AccountRow,
  { requester, accept }: { requester: AccountRow; accept: boolean },
): void {
  const request = findFollow(server.db, requester.id, actor.id);
  if (request?.pending !== 1) throw crash();
  const ends = { accountId: actor.id, fromAccountId: requester.id };
  server.db.transaction(() => {
    if (accept) {
      acceptFollow(server.db, requester.id, actor.id);
      turnRequestIntoFollow(server.db, ends);
    } else {
      removeFollow(server.db, requester.id, actor.id);
      removeNotification(server.db, { ...ends, type: 'follow_request', statusId: null });
    }
  });
  const state = accept ? 'follow_accept' : 'follow_reject';
  server.hub.emit({ kind: 'relationship', followerId: requester.id, followedId: actor.id, state });
}

const MAX_ENDORSEMENTS = 20;

/** Features a followed account on the actor's profile. */
export function endorse(server: Server, actor: AccountRow, target: AccountRow): void {
  if (findFollow(server.db, actor.id, target.id)?.pending !== 0) {
    throw problem(400, `Could not endorse: You are not following ${target.username}`);
  }
  const endorsed = pairTargets(server.db, 'endorsements', actor.id);
  if (!endorsed.has(target.id) && endorsed.size >= MAX_ENDORSEMENTS) {
    throw problem(400, 'You have already pinned the maximum number of users');
  }
  addPair(server.db, 'endorsements', { accountId: actor.id, targetId: target.id, at: server.now() });
}

export function unendorse(server: Server, actor: AccountRow, target: AccountRow): void {
  removePair(server.db, 'endorsements', { accountId: actor.id, targetId: target.id });
}
