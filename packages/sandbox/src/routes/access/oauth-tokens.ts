import type { WireMfaRequired, WireTokenEntry } from '@linnet/api/wire';
import { createHash } from 'node:crypto';
import {
  type Grant,
  beginSecondStep,
  endSecondStep,
  deleteToken,
  hasSecondFactor,
  issueToken,
  revokeToken,
} from '../../actions/access/sign-in';
import { zonelessTime } from '../../render/time';
import { answer } from '../../server/answer';
import { SESSION_COOKIE, checkSignInState, grants, splitScopes } from '../../server/authenticate';
import type { Server } from '../../server/server';
import { Problem, crash, problem } from '../../server/problem';
import { type Call, OPEN, type Route } from '../../server/route';
import { digest, verifyPassword } from '../../server/secrets';
import {
  type AccountRow,
  findAccount,
  findAccountByEmail,
  findAccountByName,
} from '../../store/accounts/accounts';
import { findIdentity } from '../../store/accounts/identities';
import {
  type AppRow,
  findApp,
  findAppByClientId,
  findTokenByHash,
  findTokenByRefreshHash,
  removeToken,
  consumeCode,
  tokensOf,
} from '../../store/accounts/oauth';

const invalidCredentials = () => problem(400, 'Invalid credentials');

/** The application by its id and secret, from the parameters or HTTP Basic. */
function clientOf({ server, params, request }: Call): AppRow {
  const basic = /^basic\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const [basicId, basicSecret] = basic ? Buffer.from(basic, 'base64').toString('utf8').split(':') : [];
  const app = findAppByClientId(server.db, params.text('client_id') ?? basicId ?? '');
  if (!app || app.client_secret !== (params.text('client_secret') ?? basicSecret)) throw invalidCredentials();
  return app;
}

/** The account with this name or email address, if the password is right. */
export function checkPassword(server: Server, name: string, password: string): AccountRow | null {
  const account = findAccountByName(server.db, name, server.host()) ?? findAccountByEmail(server.db, name);
  if (!account?.password_hash || !verifyPassword(password, account.password_hash)) return null;
  return account;
}

/** The requested scopes, by default all; null when one does not belong to the application. */
export function grantedScopes(app: AppRow, requested: string[]): string[] | null {
  const own = splitScopes(app.scopes);
  if (requested.length === 0) return own;
  return requested.every((scope) => grants(own, scope)) ? requested : null;
}

/** A new token as JSON; a token of an account comes with a session cookie. */
export function tokenAnswer(server: Server, grant: Grant): Response {
  const token = issueToken(server, grant);
  const cookie = `${SESSION_COOKIE}=${token.access_token}; Path=/; HttpOnly; SameSite=Lax`;
  return answer(token, grant.account ? { headers: { 'set-cookie': cookie } } : {});
}

const badRequest = () => problem(500, 'Bad request');

/**
 * The password grant. The order of the checks is that of the real server: password, client, account, scopes, second
 * factor.
 */
function byPassword(call: Call): Grant {
  const { server, params } = call;
  const name = params.text('username') ?? params.text('name') ?? '';
  const account = checkPassword(server, name, params.text('password') ?? '');
  if (!account) throw invalidCredentials();
  const app = clientOf(call);
  checkSignInState(server, account);
  const scopes = grantedScopes(app, splitScopes(params.text('scope') ?? ''));
  if (!scopes) throw invalidCredentials();
  if (!hasSecondFactor(server, account)) return { app, account, scopes };
  throw new Problem(403, {
    error: 'mfa_required',
    mfa_token: beginSecondStep(server, account, { app, scopes }),
    supported_challenge_types: findIdentity(server.db, account.id).totp_confirmed === 1 ? 'totp' : '',
  } satisfies WireMfaRequired);
}

/** Whether the verifier of PKCE matches the challenge. */
function matchesChallenge(challenge: string, verifier: string): boolean {
  return challenge === '' || createHash('sha256').update(verifier).digest('base64url') === challenge;
}

function byCode(call: Call): Grant {
  const { server, params } = call;
  const app = clientOf(call);
  const code = consumeCode(server.db, digest(params.text('code') ?? ''));
  const valid = code && code.app_id === app.id && code.expires_at > server.now();
  if (!valid || code.redirect_uri !== params.text('redirect_uri')) throw invalidCredentials();
  if (!matchesChallenge(code.challenge, params.text('code_verifier') ?? '')) throw invalidCredentials();
  const account = findAccount(server.db, code.account_id);
  if (!account) throw invalidCredentials();
  checkSignInState(server, account);
  return { app, account, scopes: splitScopes(code.scopes) };
}

/** The refresh grant: the old token ends, the refresh token stays the same. */
function byRefresh(call: Call): Grant {
  const { server, params } = call;
  const refreshToken = params.text('refresh_token');
  if (refreshToken === undefined) throw badRequest();
  const app = clientOf(call);
  const old = findTokenByRefreshHash(server.db, digest(refreshToken));
  if (!old || old.app_id !== app.id) throw invalidCredentials();
  removeToken(server.db, old.id);
  const account = old.account_id === null ? null : (findAccount(server.db, old.account_id) ?? null);
  return { app, account, scopes: splitScopes(old.scopes), refreshToken };
}

function byClient(call: Call): Grant {
  const app = clientOf(call);
  return { app, account: null, scopes: splitScopes(app.scopes) };
}

const GRANTS: Record<string, (call: Call) => Grant> = {
  client_credentials: byClient,
  password: byPassword,
  authorization_code: byCode,
  refresh_token: byRefresh,
};

function token(call: Call): Response {
  const grantType = call.params.text('grant_type') ?? '';
  const grant = Object.hasOwn(GRANTS, grantType) ? GRANTS[grantType] : undefined;
  if (!grant) throw badRequest();
  return tokenAnswer(call.server, grant(call));
}

/** Answers the second factor. Every error is the same, except that a missing token crashes. */
function challenge(call: Call): Response {
  const { server, params } = call;
  const mfaToken = params.text('mfa_token');
  if (mfaToken === undefined) throw crash(400);
  const app = clientOrNull(call);
  const kind = params.text('challenge_type') ?? '';
  const grant = app && endSecondStep(server, { token: mfaToken, app, kind, code: params.id('code') ?? '' });
  if (!grant) throw problem(400, 'Invalid code');
  checkSignInState(server, grant.account);
  return tokenAnswer(server, grant);
}

function clientOrNull(call: Call) {
  try {
    return clientOf(call);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Revokes a token and closes its streams. Always succeeds, also for unknown tokens. */
function revoke(call: Call): Response {
  const secret = call.params.text('token');
  if (secret === undefined) throw badRequest();
  const found = findTokenByHash(call.server.db, digest(secret));
  if (found) revokeToken(call.server, found.id);
  return answer(
    {},
    { headers: { 'set-cookie': `${SESSION_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0` } },
  );
}

export const oauthTokenRoutes: Route[] = [
  { method: 'POST', path: '/oauth/token', access: OPEN, handle: token },
  { method: 'POST', path: '/oauth/mfa/challenge', access: OPEN, handle: challenge },
  { method: 'POST', path: '/oauth/revoke', access: OPEN, handle: revoke },
];

/** The signed-in account; a token with any scope is enough. */
function accountOfToken({ viewer }: Call): AccountRow {
  if (viewer === null) throw problem(403, 'Invalid credentials.');
  return viewer;
}

function listSessions(call: Call): Response {
  const { db, now } = call.server;
  const activeTokens = tokensOf(db, accountOfToken(call).id).filter((token) => token.expires_at > now());
  return answer(
    activeTokens.map((token): WireTokenEntry => {
      const name = findApp(db, token.app_id)?.name ?? '';
      return { id: token.id, app_name: name, valid_until: `${zonelessTime(token.expires_at)}.000000` };
    }),
  );
}

/** Ends a session. Answers 201 with no body, also for a number that is unknown or belongs to somebody else. */
function endSession(call: Call): Response {
  const all = tokensOf(call.server.db, accountOfToken(call).id);
  if (!/^\d+$/.test(call.path['id'] ?? '')) throw crash(400);
  const own = all.find(({ id }) => String(id) === call.path['id']);
  if (own) deleteToken(call.server, own.id);
  return new Response('', { status: 201, headers: { 'content-type': 'application/json; charset=utf-8' } });
}

export const sessionRoutes: Route[] = [
  { method: 'GET', path: '/api/oauth_tokens', access: OPEN, handle: listSessions },
  { method: 'DELETE', path: '/api/oauth_tokens/:id', access: OPEN, handle: endSession },
];
