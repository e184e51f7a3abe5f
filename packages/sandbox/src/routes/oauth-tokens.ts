import { createHash } from 'node:crypto';
import type { WireMfaRequired } from '@linnet/api/wire';
import { beginSecondStep, endSecondStep, hasSecondFactor } from '../actions/access/second-factor';
import { type Grant, revokeToken } from '../actions/access/tokens';
import { answer } from '../server/answer';
import { SESSION_COOKIE } from '../server/authenticate';
import { Problem, crash, problem } from '../server/problem';
import { OPEN, type Call, type Route } from '../server/route';
import { splitScopes } from '../server/scopes';
import { digest } from '../server/secrets';
import { checkStanding } from '../server/standing';
import { findAccount } from '../store/accounts';
import { findTokenByHash, findTokenByRefreshHash, removeToken, takeCode } from '../store/oauth';
import { checkPassword, clientOf, grantedScopes, refused, tokenAnswer } from './oauth-client';

const badRequest = () => problem(500, 'Bad request');

/**
 * The password grant. The order of the checks is that of the real server: password, client, account, scopes, second
 * factor.
 */
function byPassword(call: Call): Grant {
  const { here, params } = call;
  const name = params.text('username') ?? params.text('name') ?? '';
  const account = checkPassword(here, name, params.text('password') ?? '');
  if (!account) throw refused();
  const app = clientOf(call);
  checkStanding(here, account);
  const scopes = grantedScopes(app, splitScopes(params.text('scope') ?? ''));
  if (!scopes) throw refused();
  if (!hasSecondFactor(here, account)) return { app, account, scopes };
  throw new Problem(403, {
    error: 'mfa_required',
    mfa_token: beginSecondStep(here, account, { app, scopes }),
    supported_challenge_types: 'totp',
  } satisfies WireMfaRequired);
}

/** Whether the verifier of PKCE matches the challenge. */
function isProved(challenge: string, verifier: string): boolean {
  return challenge === '' || createHash('sha256').update(verifier).digest('base64url') === challenge;
}

function byCode(call: Call): Grant {
  const { here, params } = call;
  const app = clientOf(call);
  const code = takeCode(here.db, digest(params.text('code') ?? ''));
  const valid = code && code.app_id === app.id && code.expires_at > here.now();
  if (!valid || code.redirect_uri !== params.text('redirect_uri')) throw refused();
  if (!isProved(code.challenge, params.text('code_verifier') ?? '')) throw refused();
  const account = findAccount(here.db, code.account_id);
  if (!account) throw refused();
  checkStanding(here, account);
  return { app, account, scopes: splitScopes(code.scopes) };
}

/** The refresh grant: the old token ends, the refresh token stays the same. */
function byRefresh(call: Call): Grant {
  const { here, params } = call;
  const refreshToken = params.text('refresh_token');
  if (refreshToken === undefined) throw badRequest();
  const app = clientOf(call);
  const old = findTokenByRefreshHash(here.db, digest(refreshToken));
  if (!old || old.app_id !== app.id) throw refused();
  removeToken(here.db, old.id);
  const account = old.account_id === null ? null : (findAccount(here.db, old.account_id) ?? null);
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
  return tokenAnswer(call.here, grant(call));
}

/** Answers the second factor. Every error is the same, except that a missing token crashes. */
function challenge(call: Call): Response {
  const { here, params } = call;
  const mfaToken = params.text('mfa_token');
  if (mfaToken === undefined) throw crash(400);
  const app = clientOrNull(call);
  const kind = params.text('challenge_type') ?? '';
  const grant = app && endSecondStep(here, { token: mfaToken, app, kind, code: params.id('code') ?? '' });
  if (!grant) throw problem(400, 'Invalid code');
  checkStanding(here, grant.account);
  return tokenAnswer(here, grant);
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
  const found = findTokenByHash(call.here.db, digest(secret));
  if (found) revokeToken(call.here, found.id);
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
