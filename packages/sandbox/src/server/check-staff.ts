import { ROLES } from '../render/account';
import type { AccountRow } from '../store/accounts';
import { signedIn } from './check-access';
import { problem } from './problem';

/** Throws unless the reader is of the staff and, when a privilege is named, their role has it. */
export function checkStaff(reader: AccountRow | null, privilege: string | null): AccountRow {
  const account = signedIn(reader);
  const role = account.admin === 1 ? ROLES.admin : account.moderator === 1 ? ROLES.moderator : null;
  if (role === null) throw problem(403, 'User is not a staff member.');
  if (privilege !== null && !role.includes(privilege)) throw problem(403, "User isn't privileged.");
  return account;
}
