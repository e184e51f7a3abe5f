interface Where {
  base: string;
  send: typeof fetch;
  /** Whose name is the password too. */
  as: string;
}

/** Consents on the server's own page; gives what the address says that it leads back to. */
export async function consent({ base, send, as }: Where, address: string): Promise<URLSearchParams> {
  const asked = new URL(address, base).searchParams;
  const form = new URLSearchParams({
    'authorization[name]': as,
    'authorization[password]': as,
    'authorization[client_id]': asked.get('client_id') ?? '',
    'authorization[redirect_uri]': asked.get('redirect_uri') ?? '',
    'authorization[state]': asked.get('state') ?? '',
    'authorization[code_challenge]': asked.get('code_challenge') ?? '',
  });
  for (const scope of (asked.get('scope') ?? '').split(' ')) form.append('authorization[scope][]', scope);
  const answer = await send(`${base}/oauth/authorize`, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? base).searchParams;
}
