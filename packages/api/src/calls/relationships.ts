import { del, get, json, nothing, post } from '../call';
import type { FeatureKey } from '../features/features';
import type { AccountId } from '../model/ids';
import { readRelationship } from '../schema/people';
import { readPage, required } from '../schema/read';
import { accountPath } from '../paths';
import { type PageOptions, pageQuery } from './paging';

const read = required(readRelationship, 'relationship');

const change = (path: string, value?: Record<string, unknown>, feature?: FeatureKey) =>
  post(path, read, { ...(value && { body: json(value) }), ...(feature && { feature }) });

/**
 * Options of a follow. On Pleroma, those left out get their default (repeats shown, no notifications); elsewhere they
 * stay as they are.
 */
export interface FollowOptions {
  /** Show the account's repeats. */
  repeats?: boolean | undefined;
  /** Notify of each of the account's posts. */
  notify?: boolean | undefined;
  /** Show only posts in these languages. Mastodon alone reads it. */
  languages?: readonly string[] | undefined;
}

/**
 * POST /api/v1/accounts/:id/follow. For a locked account the result has `requested`. Already followed: changes the
 * options. 403 when the account blocks the viewer, 400 for the viewer's own account.
 */
export const follow = (id: AccountId, { repeats, notify, languages }: FollowOptions = {}) =>
  change(accountPath(id, '/follow'), { reblogs: repeats, notify, languages });

/** POST /api/v1/accounts/:id/unfollow; also cancels a follow request. */
export const unfollow = (id: AccountId) => change(accountPath(id, '/unfollow'));

/** POST /api/v1/accounts/:id/remove_from_followers. 404 when they do not follow. */
export const removeFollower = (id: AccountId) =>
  change(accountPath(id, '/remove_from_followers'), undefined, 'removeFollower');

/**
 * POST /api/v1/accounts/:id/block or unblock. Blocking ends follows both ways; Pleroma: 403 for unblocking without a
 * block.
 */
export const setBlock = (id: AccountId, on: boolean) => change(accountPath(id, on ? '/block' : '/unblock'));

export interface MuteOptions {
  /** Mute notifications too. */
  notifications: boolean;
  /** 0 for no end. */
  seconds: number;
}

/** POST /api/v1/accounts/:id/mute. Newer servers read `duration`, older Pleroma and Akkoma `expires_in`. */
export const muteAccount = (id: AccountId, { notifications, seconds }: MuteOptions) =>
  change(accountPath(id, '/mute'), { notifications, duration: seconds, expires_in: seconds });

/** POST /api/v1/accounts/:id/unmute; succeeds without a mute. */
export const unmuteAccount = (id: AccountId) => change(accountPath(id, '/unmute'));

/** POST /api/v1/accounts/:id/note. An empty comment clears it. */
export const setNote = (id: AccountId, comment: string) =>
  change(accountPath(id, '/note'), { comment }, 'accountNotes');

/**
 * POST /api/v1/accounts/:id/pin or unpin: features an account on the viewer's profile. 400 unless the viewer follows
 * it.
 */
export const setEndorsement = (id: AccountId, on: boolean) =>
  change(accountPath(id, on ? '/pin' : '/unpin'), undefined, 'endorsements');

/** POST /api/v1/pleroma/accounts/:id/subscribe or unsubscribe: the older call, before `follow` accepted `notify`. */
export function setSubscription(id: AccountId, on: boolean) {
  const verb = on ? 'subscribe' : 'unsubscribe';
  return change(`/api/v1/pleroma/accounts/${encodeURIComponent(id)}/${verb}`);
}

/** POST /api/v1/follow_requests/:id/authorize or reject. Pleroma answers 500 when the request no longer exists. */
export const answerFollowRequest = (id: AccountId, accept: boolean) =>
  change(`/api/v1/follow_requests/${encodeURIComponent(id)}/${accept ? 'authorize' : 'reject'}`);

const path = '/api/v1/domain_blocks';

const readHost = (json: unknown): string | undefined =>
  typeof json === 'string' && json !== '' ? json : undefined;

/** GET /api/v1/domain_blocks: host names. */
export const domainBlocks = (options: PageOptions = {}) =>
  get(path, readPage(readHost), {
    query: pageQuery(options),
    feature: 'domainBlocks',
    notFound: 'route',
  });

/** POST and DELETE /api/v1/domain_blocks. The host is in the body, also for DELETE: Pleroma reads nothing else. */
export const setDomainBlock = (host: string, on: boolean) =>
  (on ? post : del)(path, nothing, {
    body: json({ domain: host }),
    feature: 'domainBlocks',
    notFound: 'route',
  });
