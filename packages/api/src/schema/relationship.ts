import type { Relationship } from '../model/account';
import type { AccountId } from '../model/ids';
import { isObject, readFlag, readFlagOrNull, readId, readTextOrNull } from './read';

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
