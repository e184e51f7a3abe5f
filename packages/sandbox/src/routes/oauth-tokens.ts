import type { WireToken } from '@linnet/api/wire';
import { actorUri } from '../render/account';
import { answer } from '../server/answer';
import { SESSION_COOKIE } from '../server/authenticate';
import type { Here } from '../server/here';
import { problem } from '../server/problem';
import { OPEN, type Call, type Route } from '../server/route';
import { grants, splitScopes } from '../server/scopes';
import { digest, newSecret, verifyPassword } from '../server/secrets';
import { findAccount, findAccountByName, type AccountRow } from '../store/accounts';
import {
  findAppByClientId,
  findTokenByHash,
  findTokenByRefreshHash,
  insertToken,
  removeToken,
  takeCode,
  type AppRow,
} from '../store/oauth';

const LIFETIME_S = 3_153_600_000;

const refused = () => problem(400, 'Invalid credentials');
const badRequest = () => problem(500, 'Bad request');

interface Grant {
  app: AppRow;
  account: AccountRow | null;
  scopes: string[];
  /** Kept over a refresh. */
  refreshToken?: string;
}

function issue(here: Here, grant: Grant): Response {
  const accessToken = newSecret();
  const refreshToken = grant.refreshToken ?? newSecret();
  const createdAt = here.now();
  const id = insertToken(here.db, {
    hash: digest(accessToken),
    refresh_hash: digest(refreshToken),
    app_id: grant.app.id,
    account_id: grant.account?.id ?? null,
    scopes: grant.scopes.join(' '),
    created_at: createdAt,
    expires_at: createdAt + LIFETIME_S * 1000,
  });
  const token: WireToken = {
    id,
    token_type: 'Bearer',
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: LIFETIME_S,
    scope: grant.scopes.join(' '),
    created_at: Math.floor(createdAt / 1000),
  };
  if (grant.account) token.me = actorUri(here, grant.account);
  const cookie = `${SESSION_COOKIE}=${accessToken}; Path=/; HttpOnly; SameSite=Lax`;
  return answer(token, grant.account ? { headers: { 'set-cookie': cookie } } : {});
}

/** The application by its id and secret, from the parameters or HTTP Basic. */
function clientOf({ here, params, request }: Call): AppRow {
  const basic = /^basic\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const [basicId, basicSecret] = basic ? Buffer.from(basic, 'base64').toString('utf8').split(':') : [];
  const app = findAppByClientId(here.db, params.text('client_id') ?? basicId ?? '');
  if (!app || app.client_secret !== (params.text('client_secret') ?? basicSecret)) throw refused();
  return app;
}

export function checkPassword(here: Here, name: string, password: string): AccountRow | null {
  const account =
    findAccountByName(here.db, name, here.host()) ??
    here.db.one<AccountRow>('select * from accounts where email = ?', name);
  if (!account?.password_hash || !verifyPassword(password, account.password_hash)) return null;
  return account;
}

/** The scopes asked for, all of them if none are named; null when one is not the application's. */
export function grantedScopes(app: AppRow, asked: string[]): string[] | null {
  const own = splitScopes(app.scopes);
  if (asked.length === 0) return own;
  return asked.every((scope) => grants(own, scope)) ? asked : null;
}

function byPassword(call: Call): Grant {
  const { here, params } = call;
  const name = params.text('username') ?? params.text('name') ?? '';
  const account = checkPassword(here, name, params.text('password') ?? '');
  if (!account) throw refused();
  const app = clientOf(call);
  const scopes = grantedScopes(app, splitScopes(params.text('scope') ?? ''));
  if (!scopes) throw refused();
  return { app, account, scopes };
}

function byCode(call: Call): Grant {
  const { here, params } = call;
  const app = clientOf(call);
  const code = takeCode(here.db, digest(params.text('code') ?? ''));
  const valid = code && code.app_id === app.id && code.expires_at > here.now();
  if (!valid || code.redirect_uri !== params.text('redirect_uri')) throw refused();
  const account = findAccount(here.db, code.account_id);
  if (!account) throw refused();
  return { app, account, scopes: splitScopes(code.scopes) };
}

/** The old token ends; the refresh token stays the same. */
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
  return issue(call.here, grant(call));
}

/** Always succeeds, also for tokens that are unknown; closes the token's streams. */
function revoke(call: Call): Response {
  const secret = call.params.text('token');
  if (secret === undefined) throw badRequest();
  const found = findTokenByHash(call.here.db, digest(secret));
  if (found) {
    removeToken(call.here.db, found.id);
    call.here.hub.tell({ kind: 'revoked', tokenId: found.id });
  }
  return answer(
    {},
    { headers: { 'set-cookie': `${SESSION_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0` } },
  );
}

export const oauthTokenRoutes: Route[] = [
  { method: 'POST', path: '/oauth/token', access: OPEN, handle: token },
  { method: 'POST', path: '/oauth/revoke', access: OPEN, handle: revoke },
];
