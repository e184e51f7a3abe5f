import type { Here } from '../../server/here';
import { splitScopes } from '../../server/scopes';
import { digest, newSecret } from '../../server/secrets';
import { isTotpCode } from '../../server/totp';
import { type AccountRow, findAccount } from '../../store/accounts';
import { changeIdentity, findIdentity } from '../../store/identities';
import { type AppRow, findApp } from '../../store/oauth';
import { findMfaToken, insertMfaToken, removeMfaToken } from '../../store/registration';
import type { Grant } from './tokens';

/** Whether the account needs a second factor to sign in. */
export function hasSecondFactor(here: Here, account: AccountRow): boolean {
  return findIdentity(here.db, account.id).totp_confirmed === 1;
}

function takeBackupCode(here: Here, account: AccountRow, code: string): boolean {
  const kept = JSON.parse(findIdentity(here.db, account.id).backup_codes) as string[];
  const used = digest(code);
  if (!kept.includes(used)) return false;
  changeIdentity(here.db, account.id, { backup_codes: JSON.stringify(kept.filter((one) => one !== used)) });
  return true;
}

/** Checks a code of the authenticator (`totp`) or a recovery code (`recovery`), which is consumed. */
function checkSecondFactor(
  here: Here,
  account: AccountRow,
  { kind, code }: { kind: string; code: string },
): boolean {
  if (kind === 'recovery') return takeBackupCode(here, account, code);
  const { totp_secret: secret, totp_confirmed: confirmed } = findIdentity(here.db, account.id);
  return kind === 'totp' && confirmed === 1 && secret !== null && isTotpCode(secret, code, here.now());
}

const LIFETIME_MS = 300_000;

/** Starts the second step of signing in, after a right password; returns the token to send with the code. */
export function beginSecondStep(
  here: Here,
  account: AccountRow,
  { app, scopes }: { app: AppRow; scopes: string[] },
): string {
  const token = newSecret();
  insertMfaToken(here.db, {
    hash: digest(token),
    app_id: app.id,
    account_id: account.id,
    scopes: scopes.join(' '),
    expires_at: here.now() + LIFETIME_MS,
  });
  return token;
}

interface SecondStep {
  token: string;
  /** The application that signs in; absent for the server's own form. */
  app?: AppRow;
  kind: string;
  code: string;
}

/** Ends the second step; null when the token or the code is wrong. Only a right code uses the token up. */
export function endSecondStep(
  here: Here,
  { token, app: asking, kind, code }: SecondStep,
): (Grant & { account: AccountRow }) | null {
  const begun = findMfaToken(here.db, digest(token), here.now());
  const account = begun && findAccount(here.db, begun.account_id);
  const app = begun && findApp(here.db, begun.app_id);
  if (asking && asking.id !== app?.id) return null;
  if (!begun || !account || !app || !checkSecondFactor(here, account, { kind, code })) return null;
  removeMfaToken(here.db, begun.hash);
  return { app, account, scopes: splitScopes(begun.scopes) };
}

/** Turns the second factor on with a secret (base 32) that an authenticator already has. */
export function enableTotp(here: Here, account: AccountRow, secret: string): void {
  changeIdentity(here.db, account.id, { totp_secret: secret, totp_confirmed: 1 });
}

/** Turns the second factor off and deletes the recovery codes. */
export function disableTotp(here: Here, account: AccountRow): void {
  changeIdentity(here.db, account.id, { totp_secret: null, totp_confirmed: 0, backup_codes: '[]' });
}
