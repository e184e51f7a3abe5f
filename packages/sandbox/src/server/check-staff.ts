import type { AccountRow } from '../store/accounts';
import { signedIn } from './check-access';
import type { Here } from './here';
import { problem } from './problem';
import { privilegesOf } from './privileges';

/** `admin`: the role is required; any other text is the name of a privilege. */
export type StaffNeed = 'admin' | (string & {});

/** The viewer's account; throws unless it is staff with the role or privilege. */
export function checkStaff(here: Here, reader: AccountRow | null, need: StaffNeed): AccountRow {
  const account = signedIn(reader);
  if (need === 'admin') {
    if (account.admin !== 1) throw problem(403, 'User is not an admin.');
    return account;
  }
  if (account.admin !== 1 && account.moderator !== 1) throw problem(403, 'User is not a staff member.');
  if (!privilegesOf(here.settings, account).includes(need)) throw problem(403, "User isn't privileged.");
  return account;
}
