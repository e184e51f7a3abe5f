import { type AccountRow, findAccount } from '../store/accounts/accounts';
import { findIdentity } from '../store/accounts/identities';
import { type TokenRow, findTokenByHash } from '../store/accounts/oauth';
import type { Server } from './server';
import type { Params } from './params';
import { Problem } from './problem';
import { digest } from './secrets';

/** Whether an account can sign in (`active`), or why not. The reasons are checked in this order. */
export type SignInState = 'active' | 'disabled' | 'must_reset' | 'unapproved' | 'unconfirmed';

export function signInStateOf(server: Server, account: AccountRow): SignInState {
  if (account.deactivated === 1) return 'disabled';
  const identity = findIdentity(server.db, account.id);
  if (identity.must_reset === 1) return 'must_reset';
  if (identity.approved === 0) return 'unapproved';
  if (identity.confirmed === 0 && server.settings.activationRequired) return 'unconfirmed';
  return 'active';
}

interface SignInError {
  error: string;
  identifier: string;
}

const SIGN_IN_ERRORS: Record<Exclude<SignInState, 'active'>, SignInError> = {
  disabled: { error: 'Your account is currently disabled', identifier: 'account_is_disabled' },
  must_reset: { error: 'Password reset is required', identifier: 'password_reset_required' },
  unapproved: { error: 'Your account is awaiting approval.', identifier: 'awaiting_approval' },
  unconfirmed: {
    error: 'Your login is missing a confirmed e-mail address',
    identifier: 'missing_confirmed_email',
  },
};

/** The error for an account that cannot sign in; null when it can. */
export function signInErrorOf(server: Server, account: AccountRow): SignInError | null {
  const state = signInStateOf(server, account);
  return state === 'active' ? null : SIGN_IN_ERRORS[state];
}

/** Throws the token endpoint's error when the account cannot sign in. */
export function checkSignInState(server: Server, account: AccountRow): void {
  const error = signInErrorOf(server, account);
  if (error) throw new Problem(403, error);
}

/** `read` grants `read:statuses`; a scope grants itself. */
export function grants(granted: string[], required: string): boolean {
  return granted.some((scope) => scope === required || required.startsWith(`${scope}:`));
}

/** Scopes are separated by spaces, commas or both. */
export function splitScopes(text: string): string[] {
  return text.split(/[\s,]+/).filter((scope) => scope !== '');
}

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
export function authenticateToken(server: Server, secret: string): Auth {
  const token = findTokenByHash(server.db, digest(secret));
  if (!token || token.expires_at <= server.now()) return ANONYMOUS;
  const account = token.account_id === null ? null : (findAccount(server.db, token.account_id) ?? null);
  if (token.account_id !== null && (account === null || signInStateOf(server, account) !== 'active'))
    return ANONYMOUS;
  return { token, account, scopes: splitScopes(token.scopes) };
}

export function authenticate(server: Server, request: Request, params: Params): Auth {
  const secret = presentedToken(request, params);
  return secret === null ? ANONYMOUS : authenticateToken(server, secret);
}
