import type {
  FamiliarFollowers,
  ModeratedAccount,
  RelatedAccount,
  Relationship,
  StaffRights,
  Suggestion,
} from '../model/account';
import type { AccountId } from '../model/ids';
import type { FollowChange, FollowCounts } from '../model/stream-event';
import type { Scrobble } from '../model/writing';
import { readAccount } from './account';
import {
  isObject,
  readCount,
  readFlag,
  readFlagOrNull,
  readId,
  readObject,
  readRows,
  readText,
  readTextOrNull,
  readTexts,
  readTime,
  readWebAddress,
} from './read';

export function readRelationship(json: unknown): Relationship | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<AccountId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    following: readFlag(json, 'following'),
    followedBy: readFlag(json, 'followed_by'),
    requested: readFlag(json, 'requested'),
    blocking: readFlag(json, 'blocking'),
    blockedBy: readFlag(json, 'blocked_by'),
    muting: readFlag(json, 'muting'),
    mutingNotifications: readFlag(json, 'muting_notifications'),
    notifying: readFlag(json, 'notifying') || readFlag(json, 'subscribing'),
    domainBlocking: readFlag(json, 'domain_blocking'),
    // Servers send true also for accounts that are not followed, so the default is true.
    showingRepeats: readFlagOrNull(json, 'showing_reblogs') ?? true,
    endorsed: readFlag(json, 'endorsed'),
    requestedBy: readFlag(json, 'requested_by'),
    note: readTextOrNull(json, 'note'),
  };
}

/** Pleroma includes the relationship in the account when requested by `with_relationships`; otherwise it sends `{}`. */
export function readRelatedAccount(json: unknown): RelatedAccount | undefined {
  const account = readAccount(json);
  if (account === undefined || !isObject(json)) return undefined;
  const relationship = readRelationship(readObject(json, 'pleroma')['relationship']);
  return { account, relationship: relationship?.id === account.id ? relationship : null };
}

export interface MuteEnd {
  id: AccountId;
  /** Null for a mute without end, undefined when the server does not say. */
  endsAt: string | null | undefined;
}

/** Reads a row of the list of mutes. Undefined without an id. */
export function readMuteEnd(json: unknown): MuteEnd | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<AccountId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    endsAt: Object.hasOwn(json, 'mute_expires_at') ? readTime(json, 'mute_expires_at') : undefined,
  };
}

const states = ['follow_pending', 'follow_accept', 'follow_reject', 'unfollow'] as const;

function readCounts(json: unknown): FollowCounts | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<AccountId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    followersCount: readCount(json, 'follower_count'),
    followingCount: readCount(json, 'following_count'),
  };
}

/** Undefined for an unknown state, or without one of the two accounts. */
export function readFollowChange(json: unknown): FollowChange | undefined {
  if (!isObject(json)) return undefined;
  const word = readText(json, 'state');
  const state = states.find((known) => known === word);
  const follower = readCounts(json['follower']);
  const followed = readCounts(json['following']);
  if (state === undefined || follower === undefined || followed === undefined) return undefined;
  return { state, follower, followed };
}

const accountRows = { limit: 500, row: readAccount };

export function readFamiliarFollowers(json: unknown): FamiliarFollowers | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<AccountId>(json, 'id');
  return id === null ? undefined : { id, accounts: readRows(json, 'accounts', accountRows) };
}

/** Reads a suggestion of version 2, or a plain account of version 1. */
export function readSuggestion(json: unknown): Suggestion | undefined {
  if (!isObject(json)) return undefined;
  const account = readAccount(json['account'] ?? json);
  return account === undefined ? undefined : { account, source: readText(json, 'source') };
}

/** The staff roles of an account; undefined for anything but an object. */
export function readStaffRights(json: unknown): StaffRights | undefined {
  if (!isObject(json)) return undefined;
  return { admin: readFlag(json, 'is_admin'), moderator: readFlag(json, 'is_moderator') };
}

/** Reads an account in its public form, where only staff who may change `deactivated` see it. */
export function readModeratedAccount(json: unknown): ModeratedAccount | undefined {
  if (!isObject(json)) return undefined;
  const pleroma = readObject(json, 'pleroma');
  return {
    tags: readTexts(pleroma, 'tags'),
    deactivated: readFlag(pleroma, 'deactivated'),
    rights: { admin: readFlag(pleroma, 'is_admin'), moderator: readFlag(pleroma, 'is_moderator') },
  };
}

/** Undefined without a title or a time. */
export function readScrobble(json: unknown): Scrobble | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<string>(json, 'id');
  const createdAt = readTime(json, 'created_at');
  const title = readText(json, 'title').trim();
  if (id === null || createdAt === null || title === '') return undefined;
  return {
    id,
    createdAt,
    title,
    artist: readText(json, 'artist').trim(),
    link: readWebAddress(json, 'externalLink'),
  };
}
