import { objectOf, textOf } from '../../tools/report/json-value';

export interface CodeSession {
  token: string;
  accountId: string;
  username: string;
}

async function json(answer: Promise<Response>): Promise<Record<string, unknown>> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return objectOf(await response.json());
}

/** Signs in on the server's own page, for servers that accept no password from clients. The password is the name. */
export async function makeCodeSession(url: string, username: string): Promise<CodeSession> {
  const redirect = `${url}/oauth-callback`;
  const scopes = ['read', 'write', 'follow', 'push'];
  const post = (path: string, body: URLSearchParams) =>
    fetch(url + path, { method: 'POST', body, redirect: 'manual' });
  const app = await json(
    post(
      '/api/v1/apps',
      new URLSearchParams({ client_name: 'Linnet', redirect_uris: redirect, scopes: scopes.join(' ') }),
    ),
  );
  const consent = new URLSearchParams({
    'authorization[client_id]': textOf(app['client_id']),
    'authorization[redirect_uri]': redirect,
    'authorization[name]': username,
    'authorization[password]': username,
  });
  for (const scope of scopes) consent.append('authorization[scope][]', scope);
  const sentBack = (await post('/oauth/authorize', consent)).headers.get('location') ?? url;
  const granted = await json(
    post(
      '/oauth/token',
      new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: textOf(app['client_id']),
        client_secret: textOf(app['client_secret']),
        redirect_uri: redirect,
        code: new URL(sentBack).searchParams.get('code') ?? '',
      }),
    ),
  );
  const token = textOf(granted['access_token']);
  const headers = { authorization: `Bearer ${token}` };
  const account = await json(fetch(`${url}/api/v1/accounts/verify_credentials`, { headers }));
  return { token, accountId: textOf(account['id']), username };
}
