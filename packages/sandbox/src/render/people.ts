import type { WireAccount, WireAdminAccount, WireInvite, WireRelationship } from '@linnet/api/wire';
import type { Server } from '../server/server';
import { findNote, hasPair } from '../store/accounts/account-lists';
import { type AccountRow, findAccount, findAccounts, tagsOf } from '../store/accounts/accounts';
import { findIdentity } from '../store/accounts/identities';
import type { InviteRow } from '../store/accounts/registration';
import { findDomainBlocks, findFollow, findMute } from '../store/accounts/relationships';
import type { Database } from '../store/database';
import { acctOf, canSeeAccount, profileUrl, renderAccount, withRelationship } from './account';
import { wireTime } from './time';

function blocksDomainOf(db: Database, viewerId: string, accountId: string): boolean {
  const blocked = findDomainBlocks(db, viewerId);
  const host = blocked.length === 0 ? null : (findAccount(db, accountId)?.host ?? null);
  return host !== null && blocked.includes(host);
}

/** The relationship of `viewerId` to `accountId`. */
export function renderRelationship(db: Database, viewerId: string, accountId: string): WireRelationship {
  const pair = { accountId: viewerId, targetId: accountId };
  const follow = findFollow(db, viewerId, accountId);
  const mute = findMute(db, pair);
  const notifying = hasPair(db, 'subscriptions', pair);
  return {
    id: accountId,
    following: follow?.pending === 0,
    followed_by: findFollow(db, accountId, viewerId)?.pending === 0,
    blocking: hasPair(db, 'blocks', pair),
    blocked_by: hasPair(db, 'blocks', { accountId, targetId: viewerId }),
    muting: mute !== undefined,
    muting_notifications: mute?.notifications === 1,
    subscribing: notifying,
    notifying,
    requested: follow?.pending === 1,
    domain_blocking: blocksDomainOf(db, viewerId, accountId),
    showing_reblogs: follow ? follow.show_reblogs === 1 : true,
    endorsed: hasPair(db, 'endorsements', pair),
    note: findNote(db, pair),
    ...(follow?.languages && { languages: JSON.parse(follow.languages) as string[] }),
  };
}

/** Accounts in the order of `ids`, without those that the viewer may not see. */
export function renderAccounts(
  server: Server,
  ids: string[],
  { viewer, relationships }: { viewer: AccountRow | null; relationships: boolean },
): WireAccount[] {
  const rows = findAccounts(server.db, ids);
  return ids.flatMap((id): WireAccount[] => {
    const row = rows.get(id);
    if (!row || !canSeeAccount(server, row, viewer)) return [];
    const account = renderAccount(server, row, viewer);
    if (!relationships || viewer === null) return [account];
    return [withRelationship(account, renderRelationship(server.db, viewer.id, id))];
  });
}

/** An account as in the staff's routes. */
export function renderAdminAccount(server: Server, row: AccountRow): WireAdminAccount {
  const identity = findIdentity(server.db, row.id);
  return {
    id: row.id,
    email: row.email,
    avatar: server.origin() + (row.avatar ?? '/images/avi.png'),
    nickname: acctOf(row),
    display_name: row.display_name,
    is_active: row.deactivated === 0,
    local: row.host === null,
    roles: { admin: row.admin === 1, moderator: row.moderator === 1 },
    tags: tagsOf(server.db, row.id),
    is_confirmed: identity.confirmed === 1,
    is_approved: identity.approved === 1,
    is_suggested: row.suggested === 1,
    url: profileUrl(server, row),
    registration_reason: identity.registration_reason,
    actor_type: row.actor_type,
    created_at: wireTime(row.created_at),
  };
}

function inviteType({ max_use: uses, expires_at: until }: InviteRow): WireInvite['invite_type'] {
  if (uses === null) return until === null ? 'one_time' : 'date_limited';
  return until === null ? 'reusable' : 'reusable_date_limited';
}

export function renderInvite(row: InviteRow): WireInvite {
  const { id, token, uses, max_use, expires_at } = row;
  return { id, token, used: row.used === 1, uses, max_use, expires_at, invite_type: inviteType(row) };
}

/** An account with the fields that only the staff gets. */
export function renderStaffAccount(server: Server, row: AccountRow): WireAccount & WireAdminAccount {
  return { ...renderAdminAccount(server, row), ...renderAccount(server, row, null) };
}
