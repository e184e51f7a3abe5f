import { findAccount, type AccountRow } from '../store/accounts';
import { findTokenByHash, type TokenRow } from '../store/oauth';
import type { Here } from './here';
import type { Params } from './params';
import { digest } from './secrets';
import { standingOf } from './standing';
import { splitScopes } from './scopes';

/** The sender of a request. A token with `account` null belongs to an application alone. */
export interface Auth {
  token: TokenRow | null;
  account: AccountRow | null;
  scopes: string[];
}

export const ANONYMOUS: Auth = { token: null, account: null, scopes: [] };

export const SESSION_COOKIE = 'pleroma_key';

/** The token of a request: from the header, a parameter or the session cookie, in this order. */
function presentedToken(request: Request, params: Params): string | null {
  const header = /^bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '');
  if (header?.[1]) return header[1].trim();
  const parameter = params.tree['access_token'];
  if (typeof parameter === 'string') return parameter;
  const cookie = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]+)`).exec(request.headers.get('cookie') ?? '');
  return cookie?.[1] ?? null;
}

/** Finds the sender by the token. With an unknown, expired or revoked token the request counts as a visitor's. */
export function authenticateToken(here: Here, secret: string): Auth {
  const token = findTokenByHash(here.db, digest(secret));
  if (!token || token.expires_at <= here.now()) return ANONYMOUS;
  const account = token.account_id === null ? null : (findAccount(here.db, token.account_id) ?? null);
  if (token.account_id !== null && (account === null || standingOf(here, account) !== 'active'))
    return ANONYMOUS;
  return { token, account, scopes: splitScopes(token.scopes) };
}

export function authenticate(here: Here, request: Request, params: Params): Auth {
  const secret = presentedToken(request, params);
  return secret === null ? ANONYMOUS : authenticateToken(here, secret);
}
