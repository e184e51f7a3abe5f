import type { AccountId } from '../model/ids';
import { readAccount } from './account';
import {
  type ModelOf,
  objectReader,
  readerWithId,
  isObject,
  readCount,
  readFlag,
  readFlagOrNull,
  readObject,
  readRows,
  readText,
  readTextOrNull,
  readTexts,
  readTime,
  readWebAddress,
} from './read';

export type Relationship = ModelOf<typeof readRelationship>;

export const readRelationship = readerWithId((json, id: AccountId) => ({
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
  /** The languages of the posts that are shown; null for all, and where the server does not say. */
  languages: Array.isArray(json['languages']) ? readTexts(json, 'languages') : null,
  /** Featured on the viewer's own profile. */
  endorsed: readFlag(json, 'endorsed'),
  /** The other has sent the viewer a follow request; false when the server does not say. */
  requestedBy: readFlag(json, 'requested_by'),
  /** Null when the server does not support notes or the note was cleared. */
  note: readTextOrNull(json, 'note'),
}));

/** An account with its relationship to the viewer, if that was requested and sent. */
export type RelatedAccount = ModelOf<typeof readRelatedAccount>;

/** Pleroma includes the relationship in the account when requested by `with_relationships`; otherwise it sends `{}`. */
export function readRelatedAccount(json: unknown) {
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
export const readMuteEnd = readerWithId((json, id: AccountId) => ({
  id,
  endsAt: Object.hasOwn(json, 'mute_expires_at') ? readTime(json, 'mute_expires_at') : undefined,
}));

const states = ['follow_pending', 'follow_accept', 'follow_reject', 'unfollow'] as const;

/** Hidden counts are 0. */
export type FollowCounts = ModelOf<typeof readCounts>;

const readCounts = readerWithId((json, id: AccountId) => ({
  id,
  followersCount: readCount(json, 'follower_count'),
  followingCount: readCount(json, 'following_count'),
}));

/** One of the viewer's follows was accepted or has ended, on any device. */
export type FollowChange = ModelOf<typeof readFollowChange>;

/** Undefined for an unknown state, or without one of the two accounts. */
export const readFollowChange = objectReader((json) => {
  const word = readText(json, 'state');
  const state = states.find((known) => known === word);
  const follower = readCounts(json['follower']);
  const followed = readCounts(json['following']);
  if (state === undefined || follower === undefined || followed === undefined) return undefined;
  return {
    /** As on the wire. */
    state,
    follower,
    followed,
  };
});

const accountRows = { limit: 500, row: readAccount };

/** The followers of an account whom the viewer follows. */
export type FamiliarFollowers = ModelOf<typeof readFamiliarFollowers>;

export const readFamiliarFollowers = readerWithId((json, id: AccountId) => ({
  id,
  accounts: readRows(json, 'accounts', accountRows),
}));

export type Suggestion = ModelOf<typeof readSuggestion>;

/** Reads a suggestion of version 2, or a plain account of version 1. */
export const readSuggestion = objectReader((json) => {
  const account = readAccount(json['account'] ?? json);
  return account === undefined
    ? undefined
    : {
        account,
        /** The reason: `staff`, `past_interactions` … or empty. */
        source: readText(json, 'source'),
      };
});

/** What somebody listened to. */
export type Scrobble = ModelOf<typeof readScrobble>;

/** Undefined without a title or a time. */
export const readScrobble = readerWithId((json, id: string) => {
  const createdAt = readTime(json, 'created_at');
  const title = readText(json, 'title').trim();
  if (createdAt === null || title === '') return undefined;
  return {
    id,
    createdAt,
    title,
    /** Empty when not sent. */
    artist: readText(json, 'artist').trim(),
    /** Address of a web page about it; null when there is none that is safe to open. */
    link: readWebAddress(json, 'externalLink'),
  };
});
