import type { WireRelationship } from '@linnet/api/wire';
import type { Database } from '../store/database';
import { findFollow } from '../store/follows';

/** How `readerId` stands to `accountId`. Blocks and mutes have no calls in this server yet, so there are none. */
export function renderRelationship(db: Database, readerId: string, accountId: string): WireRelationship {
  const out = findFollow(db, readerId, accountId);
  const back = findFollow(db, accountId, readerId);
  const following = out?.pending === 0;
  const notifying = following && out.notify === 1;
  return {
    id: accountId,
    following,
    followed_by: back?.pending === 0,
    blocking: false,
    blocked_by: false,
    muting: false,
    muting_notifications: false,
    subscribing: notifying,
    notifying,
    requested: out?.pending === 1,
    domain_blocking: false,
    showing_reblogs: out ? out.show_reblogs === 1 : true,
    endorsed: false,
    note: '',
  };
}
