import type { Here } from '../../server/here';
import { hashPassword, newSecret } from '../../server/secrets';
import { type AccountRow, changeAccount } from '../../store/accounts/accounts';
import { changeIdentity } from '../../store/accounts/identities';
import {
  type MailKind,
  type PasswordResetRow,
  insertMail,
  insertPasswordReset,
  removePasswordReset,
} from '../../store/accounts/registration';
import { revokeTokensOf } from './sign-in';

interface Letter {
  to: string;
  kind: MailKind;
  /** Relative to the root of this server. */
  link?: string;
}

/** Stores a mail; none leaves this machine. The control door lists them. */
export function sendMail(here: Here, { to, kind, link }: Letter): void {
  insertMail(here.db, { recipient: to, kind, link: link ?? null, sent_at: here.now() });
}

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Makes a link to set a new password, valid for a day. */
export function createPasswordReset(here: Here, account: AccountRow): { token: string; link: string } {
  const token = newSecret();
  insertPasswordReset(here.db, { token, account_id: account.id, expires_at: here.now() + LIFETIME_MS });
  return { token, link: `/api/v1/pleroma/password_reset/${token}` };
}

export function mailPasswordReset(here: Here, account: AccountRow): void {
  if (account.email === null || account.deactivated === 1) return;
  const { link } = createPasswordReset(here, account);
  sendMail(here, { to: account.email, kind: 'password_reset', link });
}

export function setPassword(here: Here, accountId: string, password: string): void {
  changeAccount(here.db, accountId, { password_hash: hashPassword(password, newSecret()) });
}

/** Sets a new password with the token of a link; the link works once. */
export function resetPassword(
  here: Here,
  reset: PasswordResetRow,
  { password, signOut }: { password: string; signOut: boolean },
): void {
  setPassword(here, reset.account_id, password);
  changeIdentity(here.db, reset.account_id, { must_reset: 0 });
  removePasswordReset(here.db, reset.token);
  if (signOut) revokeTokensOf(here, reset.account_id);
}
