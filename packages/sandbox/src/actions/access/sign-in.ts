import type { WireToken } from '@linnet/api/wire';
import { actorUri } from '../../render/account';
import { splitScopes } from '../../server/authenticate';
import type { Server } from '../../server/server';
import { digest, isTotpCode, newSecret } from '../../server/secrets';
import { type AccountRow, findAccount } from '../../store/accounts/accounts';
import { changeIdentity, findIdentity } from '../../store/accounts/identities';
import { type AppRow, findApp, insertToken, removeToken, tokensOf } from '../../store/accounts/oauth';
import { findMfaToken, insertMfaToken, removeMfaToken } from '../../store/accounts/registration';
import { removePushOf } from '../../store/accounts/settings';

const TOKEN_LIFETIME_S = 3_153_600_000;

export interface Grant {
  app: AppRow;
  /** Null: a token of the application itself, without an account. */
  account: AccountRow | null;
  scopes: string[];
  /** Given when a token is refreshed: the refresh token stays the same. */
  refreshToken?: string;
}

/** Makes a token and returns the body of the token endpoint's answer. Only the token's digest is stored. */
export function issueToken(server: Server, grant: Grant): WireToken {
  const accessToken = newSecret();
  const refreshToken = grant.refreshToken ?? newSecret();
  const createdAt = server.now();
  const scope = grant.scopes.join(' ');
  const id = insertToken(server.db, {
    hash: digest(accessToken),
    refresh_hash: digest(refreshToken),
    app_id: grant.app.id,
    account_id: grant.account?.id ?? null,
    scopes: scope,
    created_at: createdAt,
    expires_at: createdAt + TOKEN_LIFETIME_S * 1000,
  });
  const token: WireToken = {
    id,
    token_type: 'Bearer',
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: TOKEN_LIFETIME_S,
    scope,
    created_at: Math.floor(createdAt / 1000),
  };
  return grant.account ? { ...token, me: actorUri(server, grant.account) } : token;
}

/** Deletes a token and its push subscription. Its open sockets keep working. */
export function deleteToken(server: Server, tokenId: number): void {
  removeToken(server.db, tokenId);
  removePushOf(server.db, tokenId);
}

/** Revokes a token for its holder; unlike `deleteToken` it closes the token's sockets. */
export function revokeToken(server: Server, tokenId: number): void {
  deleteToken(server, tokenId);
  server.hub.emit({ kind: 'revoked', tokenId });
}

/** Signs an account out everywhere. */
export function revokeTokensOf(server: Server, accountId: string): void {
  for (const { id } of tokensOf(server.db, accountId)) deleteToken(server, id);
}

/** Whether the account needs a second factor to sign in. */
export function hasSecondFactor(server: Server, account: AccountRow): boolean {
  return findIdentity(server.db, account.id).totp_confirmed !== 0;
}

function consumeBackupCode(server: Server, account: AccountRow, code: string): boolean {
  const validDigests = JSON.parse(findIdentity(server.db, account.id).backup_codes) as string[];
  const codeDigest = digest(code);
  if (!validDigests.includes(codeDigest)) return false;
  changeIdentity(server.db, account.id, {
    backup_codes: JSON.stringify(validDigests.filter((one) => one !== codeDigest)),
  });
  return true;
}

/** Checks a code of the authenticator (`totp`) or a recovery code (`recovery`), which is consumed. */
function checkSecondFactor(
  server: Server,
  account: AccountRow,
  { kind, code }: { kind: string; code: string },
): boolean {
  if (kind === 'recovery') return consumeBackupCode(server, account, code);
  const { totp_secret: secret, totp_confirmed: confirmed } = findIdentity(server.db, account.id);
  return kind === 'totp' && confirmed === 1 && secret !== null && isTotpCode(secret, code, server.now());
}

const SECOND_STEP_LIFETIME_MS = 300_000;

/** Starts the second step of signing in, after a right password; returns the token to send with the code. */
export function beginSecondStep(
  server: Server,
  account: AccountRow,
  { app, scopes }: { app: AppRow; scopes: string[] },
): string {
  const token = newSecret();
  insertMfaToken(server.db, {
    hash: digest(token),
    app_id: app.id,
    account_id: account.id,
    scopes: scopes.join(' '),
    expires_at: server.now() + SECOND_STEP_LIFETIME_MS,
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
  server: Server,
  { token, app: expectedApp, kind, code }: SecondStep,
): (Grant & { account: AccountRow }) | null {
  const mfaToken = findMfaToken(server.db, digest(token), server.now());
  const account = mfaToken && findAccount(server.db, mfaToken.account_id);
  const app = mfaToken && findApp(server.db, mfaToken.app_id);
  if (expectedApp && expectedApp.id !== app?.id) return null;
  if (!mfaToken || !account || !app || !checkSecondFactor(server, account, { kind, code })) return null;
  removeMfaToken(server.db, mfaToken.hash);
  return { app, account, scopes: splitScopes(mfaToken.scopes) };
}

/** Turns the second factor on with a secret (base 32) that an authenticator already has. */
export function enableTotp(server: Server, account: AccountRow, secret: string): void {
  changeIdentity(server.db, account.id, { totp_secret: secret, totp_confirmed: 1 });
}

/** Turns the second factor off. The recovery codes stay, for when it is turned on again. */
export function disableTotp(server: Server, account: AccountRow): void {
  changeIdentity(server.db, account.id, { totp_secret: null, totp_confirmed: 0 });
}
