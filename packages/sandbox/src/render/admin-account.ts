import type { WireAdminAccount } from '@linnet/api/wire';
import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import { tagsOf } from '../store/account-tags';
import { findIdentity } from '../store/identities';
import { acctOf, profileUrl } from './account';
import { wireTime } from './time';

/** An account as in the staff's routes. */
export function renderAdminAccount(here: Here, row: AccountRow): WireAdminAccount {
  const identity = findIdentity(here.db, row.id);
  return {
    id: row.id,
    email: row.email,
    avatar: here.origin() + (row.avatar ?? '/images/avi.png'),
    nickname: acctOf(row),
    display_name: row.display_name,
    is_active: row.deactivated === 0,
    local: row.host === null,
    roles: { admin: row.admin === 1, moderator: row.moderator === 1 },
    tags: tagsOf(here.db, row.id),
    is_confirmed: identity.confirmed === 1,
    is_approved: identity.approved === 1,
    is_suggested: row.suggested === 1,
    url: profileUrl(here, row),
    registration_reason: identity.registration_reason,
    actor_type: row.actor_type,
    created_at: wireTime(row.created_at),
  };
}
