/** What the server's sign-in page returns in the query of the address. */
export type Callback =
  | { readonly kind: 'code'; readonly code: string; readonly state: string }
  /** If the browser is still signed in at the server, some servers return a token directly. */
  | { readonly kind: 'token'; readonly token: string; readonly state: string }
  /** The person or the server refused; `words` is the server's text. */
  | { readonly kind: 'refused'; readonly byPerson: boolean; readonly words: string | null }
  | { readonly kind: 'nothing' };

/** A token is sent in a header, so only these characters are valid. */
const headerSafe = /^[\x21-\x7e]{1,8192}$/;

/** Reads the query of the address, which is untrusted. */
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
