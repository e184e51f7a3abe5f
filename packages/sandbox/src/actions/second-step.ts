import type { Here } from '../server/here';
import { digest, newSecret } from '../server/secrets';
import { findAccount, type AccountRow } from '../store/accounts';
import { findMfaToken, insertMfaToken, removeMfaToken } from '../store/mfa-tokens';
import { findApp, type AppRow } from '../store/oauth';
import { splitScopes } from '../server/scopes';
import { checkSecondFactor } from './check-second-factor';
import type { Grant } from './issue-token';

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

export interface SecondStep {
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
