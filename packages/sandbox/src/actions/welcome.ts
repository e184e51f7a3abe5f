import type { Here } from '../server/here';
import { findAccount } from '../store/accounts';
import { changeIdentity, findIdentity } from '../store/identities';
import { findStaff } from '../store/staff';
import { sendMail } from './send-mail';

export function confirmationLink(accountId: string, token: string): string {
  return `/api/account/confirm_email/${accountId}/${token}`;
}

/** Sends the mail that confirms an address; none to an account that is confirmed or has no address. */
export function sendConfirmation(here: Here, accountId: string): void {
  const { confirmed, confirmation_token: token } = findIdentity(here.db, accountId);
  const to = findAccount(here.db, accountId)?.email;
  if (confirmed === 1 || token === null || !to) return;
  sendMail(here, { to, kind: 'confirmation', link: confirmationLink(accountId, token) });
}

/**
 * Sends the next mail of a registration: to confirm the address, then that the staff has to approve it, then the
 * welcome.
 */
export function tellOfNewcomer(here: Here, accountId: string): void {
  const { confirmed, approved } = findIdentity(here.db, accountId);
  const to = findAccount(here.db, accountId)?.email;
  if (confirmed === 0) return sendConfirmation(here, accountId);
  if (approved === 0) {
    if (to) sendMail(here, { to, kind: 'approval_pending' });
    for (const { email } of findStaff(here.db)) {
      if (email !== null) sendMail(here, { to: email, kind: 'approval_request' });
    }
    return undefined;
  }
  if (to) sendMail(here, { to, kind: 'successful_registration' });
  return undefined;
}

/** Confirms the address of an account, by the link in the mail or by the staff. */
export function confirmAccount(here: Here, accountId: string): void {
  if (findIdentity(here.db, accountId).confirmed === 1) return;
  changeIdentity(here.db, accountId, { confirmed: 1, confirmation_token: null });
  tellOfNewcomer(here, accountId);
}

/** Approves a registration. */
export function approveAccount(here: Here, accountId: string): void {
  if (findIdentity(here.db, accountId).approved === 1) return;
  changeIdentity(here.db, accountId, { approved: 1 });
  tellOfNewcomer(here, accountId);
}
