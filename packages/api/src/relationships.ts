import { accountPath } from './account-path';
import type { Body, Call } from './call';
import type { FeatureKey } from './features/features';
import type { Relationship } from './model/account';
import type { AccountId } from './model/ids';
import { readRelationship } from './schema/relationship';
import { required } from './schema/required';

const read = required(readRelationship, 'relationship');

function change(path: string, value?: Record<string, unknown>, feature?: FeatureKey): Call<Relationship> {
  const call: Call<Relationship> = { method: 'POST', path, read };
  const body: Body | undefined = value && { kind: 'json', value };
  return { ...call, ...(body && { body }), ...(feature && { feature }) };
}

/** What is left out counts as usual on Pleroma (repeats shown, no notifications); elsewhere it stays as it is. */
export interface FollowOptions {
  /** Show what they repeat. */
  repeats?: boolean | undefined;
  /** Tell of each of their posts. */
  notify?: boolean | undefined;
}

/**
 * POST /api/v1/accounts/:id/follow. A locked account answers `requested`. Followed already: changes the options.
 * 403 for whoever is blocked by the other, 400 for oneself.
 */
export function follow(id: AccountId, { repeats, notify }: FollowOptions = {}): Call<Relationship> {
  return change(accountPath(id, '/follow'), { reblogs: repeats, notify });
}

/** POST /api/v1/accounts/:id/unfollow; takes a request back, too. */
export function unfollow(id: AccountId): Call<Relationship> {
  return change(accountPath(id, '/unfollow'));
}

/** POST /api/v1/accounts/:id/remove_from_followers. 404 when they do not follow. */
export function removeFollower(id: AccountId): Call<Relationship> {
  return change(accountPath(id, '/remove_from_followers'), undefined, 'removeFollower');
}

/** POST /api/v1/accounts/:id/block and its opposite. Ends follows both ways; Pleroma: 403 for no block to lift. */
export function setBlock(id: AccountId, on: boolean): Call<Relationship> {
  return change(accountPath(id, on ? '/block' : '/unblock'));
}

export interface MuteOptions {
  /** Notifications as well. */
  notifications: boolean;
  /** 0: for ever. */
  seconds: number;
}

/** POST /api/v1/accounts/:id/mute. Newer servers read `duration`, older Pleroma and Akkoma `expires_in`. */
export function muteAccount(id: AccountId, { notifications, seconds }: MuteOptions): Call<Relationship> {
  return change(accountPath(id, '/mute'), { notifications, duration: seconds, expires_in: seconds });
}

/** POST /api/v1/accounts/:id/unmute; also when there was no mute. */
export function unmuteAccount(id: AccountId): Call<Relationship> {
  return change(accountPath(id, '/unmute'));
}

/** POST /api/v1/accounts/:id/note. An empty comment clears it. */
export function setNote(id: AccountId, comment: string): Call<Relationship> {
  return change(accountPath(id, '/note'), { comment }, 'accountNotes');
}

/** POST /api/v1/accounts/:id/pin and its opposite: on one's own profile. 400 for whom one does not follow. */
export function setEndorsement(id: AccountId, on: boolean): Call<Relationship> {
  return change(accountPath(id, on ? '/pin' : '/unpin'), undefined, 'endorsements');
}

/** POST /api/v1/pleroma/accounts/:id/subscribe and its opposite: the older way, before `follow` took `notify`. */
export function setSubscription(id: AccountId, on: boolean): Call<Relationship> {
  const verb = on ? 'subscribe' : 'unsubscribe';
  return change(`/api/v1/pleroma/accounts/${encodeURIComponent(id)}/${verb}`);
}

/** POST /api/v1/follow_requests/:id/authorize or reject. Pleroma answers 500 when the request is gone. */
export function answerFollowRequest(id: AccountId, accept: boolean): Call<Relationship> {
  return change(`/api/v1/follow_requests/${encodeURIComponent(id)}/${accept ? 'authorize' : 'reject'}`);
}
