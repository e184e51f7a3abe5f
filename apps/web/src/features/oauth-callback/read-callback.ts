/** What the server's page says by the address that it leads back to. */
export type Callback =
  | { readonly kind: 'code'; readonly code: string; readonly state: string }
  /** Servers give a token at once where the browser is still signed in with them. */
  | { readonly kind: 'token'; readonly token: string; readonly state: string }
  /** The person said no, or the server did; `words` are the server's own. */
  | { readonly kind: 'refused'; readonly byPerson: boolean; readonly words: string | null }
  | { readonly kind: 'nothing' };

/** What stands in a header: all else is no token. */
const headerSafe = /^[\x21-\x7e]{1,8192}$/;

/** Reads the query of the address. Anybody can write one. */
export function readCallback(search: string): Callback {
  const query = new URLSearchParams(search);
  const state = query.get('state') ?? '';
  const error = query.get('error');
  if (error !== null) {
    const words = query.get('error_description')?.trim() || null;
    return { kind: 'refused', byPerson: error === 'access_denied', words: words?.slice(0, 500) ?? null };
  }
  const token = query.get('access_token');
  if (token !== null && headerSafe.test(token)) return { kind: 'token', token, state };
  const code = query.get('code');
  return code === null || code === '' ? { kind: 'nothing' } : { kind: 'code', code, state };
}
