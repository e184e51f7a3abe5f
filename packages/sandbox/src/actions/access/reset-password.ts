import type { Server } from '../../server/server';
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

interface NewMail {
  to: string;
  kind: MailKind;
  /** Relative to the root of this server. */
  link?: string;
}

/** Stores a mail; none leaves this machine. The control door lists them. */
export function sendMail(server: Server, { to, kind, link }: NewMail): void {
  insertMail(server.db, { recipient: to, kind, link: link ?? null, sent_at: server.now() });
}

const RESET_LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Makes a link to set a new password, valid for a day. */
export function createPasswordReset(server: Server, account: AccountRow): { token: string; link: string } {
  const token = newSecret();
  insertPasswordReset(server.db, {
    token,
    account_id: account.id,
    expires_at: server.now() + RESET_LINK_LIFETIME_MS,
  });
  return { token, link: `/api/v1/pleroma/password_reset/${token}` };
}

export function mailPasswordReset(server: Server, account: AccountRow): void {
  if (account.email === null || account.deactivated === 1) return;
  const { link } = createPasswordReset(server, account);
  sendMail(server, { to: account.email, kind: 'password_reset', link });
}

export function setPassword(server: Server, accountId: string, password: string): void {
  changeAccount(server.db, accountId, { password_hash: hashPassword(password, newSecret()) });
}

/** Sets a new password with the token of a link; the link works once. */
export function resetPassword(
  server: Server,
  reset: PasswordResetRow,
  { password, signOut }: { password: string; signOut: boolean },
): void {
  setPassword(server, reset.account_id, password);
  changeIdentity(server.db, reset.account_id, { must_reset: 0 });
  removePasswordReset(server.db, reset.token);
  if (signOut) revokeTokensOf(server, reset.account_id);
}
