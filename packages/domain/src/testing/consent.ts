interface ConsentOptions {
  base: string;
  send: typeof fetch;
  /** The username, which is also the password. */
  username: string;
}

/** Consents on the server's own page; resolves to the parameters of the address that it redirects to. */
export async function consent(
  { base, send, username }: ConsentOptions,
  address: string,
): Promise<URLSearchParams> {
  const params = new URL(address, base).searchParams;
  const form = new URLSearchParams({
    'authorization[name]': username,
    'authorization[password]': username,
    'authorization[client_id]': params.get('client_id') ?? '',
    'authorization[redirect_uri]': params.get('redirect_uri') ?? '',
    'authorization[state]': params.get('state') ?? '',
    'authorization[code_challenge]': params.get('code_challenge') ?? '',
  });
  for (const scope of (params.get('scope') ?? '').split(' ')) form.append('authorization[scope][]', scope);
  const answer = await send(`${base}/oauth/authorize`, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? base).searchParams;
}
