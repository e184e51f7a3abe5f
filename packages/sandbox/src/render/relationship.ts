import type { WireRelationship } from '@linnet/api/wire';
import { findNote, hasPair } from '../store/account-lists';
import { findAccount } from '../store/accounts';
import type { Database } from '../store/database';
import { findDomainBlocks, findFollow, findMute } from '../store/relationships';

function blocksDomainOf(db: Database, readerId: string, accountId: string): boolean {
  const host = findAccount(db, accountId)?.host ?? null;
  return host !== null && findDomainBlocks(db, readerId).includes(host);
}

/** The relationship of `readerId` to `accountId`. */
export function renderRelationship(db: Database, readerId: string, accountId: string): WireRelationship {
  const ends = { accountId: readerId, targetId: accountId };
  const out = findFollow(db, readerId, accountId);
  const mute = findMute(db, ends);
  const notifying = hasPair(db, 'subscriptions', ends);
  return {
    id: accountId,
    following: out?.pending === 0,
    followed_by: findFollow(db, accountId, readerId)?.pending === 0,
    blocking: hasPair(db, 'blocks', ends),
    blocked_by: hasPair(db, 'blocks', { accountId, targetId: readerId }),
    muting: mute !== undefined,
    muting_notifications: mute?.notifications === 1,
    subscribing: notifying,
    notifying,
    requested: out?.pending === 1,
    domain_blocking: blocksDomainOf(db, readerId, accountId),
    showing_reblogs: out ? out.show_reblogs === 1 : true,
    endorsed: hasPair(db, 'endorsements', ends),
    note: findNote(db, ends),
  };
}
