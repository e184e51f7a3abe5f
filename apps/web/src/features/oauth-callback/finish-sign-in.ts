import { ApiError, type ErrorReason } from '@linnet/api';
import type { Client } from '@linnet/domain';
import type { StartedSignIn } from '../../platform/storage/started-sign-in';

/** What the server's sign-in page returns in the query of the address. */
type Callback =
  | { readonly kind: 'code'; readonly code: string; readonly state: string }
  /** If the browser is still signed in at the server, some servers return a token directly. */
  | { readonly kind: 'token'; readonly token: string; readonly state: string }
  /** The person or the server refused; `message` is the server's text. */
  | { readonly kind: 'refused'; readonly byPerson: boolean; readonly message: string | null }
  | { readonly kind: 'nothing' };

/** A token is sent in a header, so only these characters are valid. */
const TOKEN = /^[\x21-\x7e]{1,8192}$/;

/** Reads the query of the address, which is untrusted. */
export function readCallback(search: string): Callback {
  const query = new URLSearchParams(search);
  const state = query.get('state') ?? '';
  const error = query.get('error');
  if (error !== null) {
    const message = query.get('error_description')?.trim() || null;
    return { kind: 'refused', byPerson: error === 'access_denied', message: message?.slice(0, 500) ?? null };
  }
  const token = query.get('access_token');
  if (token !== null && TOKEN.test(token)) return { kind: 'token', token, state };
  const code = query.get('code');
  return code === null || code === '' ? { kind: 'nothing' } : { kind: 'code', code, state };
}

/** The result of a sign-in on the server's page. */
export type SignInResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly byPerson: boolean; readonly message: string | null }
  /** The callback belongs to no sign-in of this tab: somebody else may have made the address. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'failed'; readonly reason: ErrorReason };

/** Completes the sign-in with what the server's page returned, if this tab has started one. */
export async function finishSignIn(
  { accounts }: Pick<Client, 'accounts'>,
  callback: Exclude<Callback, { kind: 'nothing' }>,
  startedSignIn: StartedSignIn | null,
): Promise<SignInResult> {
  if (callback.kind === 'refused') return callback;
  if (startedSignIn === null || callback.state !== startedSignIn.state) return { kind: 'foreign' };
  try {
    const { byCode, byToken } = await accounts.access();
    if (callback.kind === 'token') await byToken(callback.token);
    else await byCode(callback.code, startedSignIn.verifier);
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed', reason: error.reason };
  }
}
