import type { WireApp, WireToken } from '@linnet/api/wire';
import type { CharacterName } from '../characters/characters';
import { BASE, type TestSandbox } from './start-sandbox';

interface TokenRequest {
  character: CharacterName;
  username: string;
  scopes: string;
}

const REDIRECT = `${BASE}/oauth-callback`;

/** Gets a token by signing in on the server's own page: all kinds of servers support this. */
async function tokenByCode(server: TestSandbox, { username, scopes }: TokenRequest): Promise<string> {
  const json = { client_name: 'Test', redirect_uris: REDIRECT, scopes };
  const app = (await server.call('POST', '/api/v1/apps', { json })).json<WireApp>();
  const consent = new URLSearchParams({
    'authorization[client_id]': app.client_id,
    'authorization[redirect_uri]': REDIRECT,
    'authorization[name]': username,
    'authorization[password]': username,
  });
  for (const scope of scopes.split(' ')) consent.append('authorization[scope][]', scope);
  const page = await server.sandbox.fetch(
    new Request(`${BASE}/oauth/authorize`, { method: 'POST', body: consent }),
  );
  const code = new URL(page.headers.get('location') ?? BASE).searchParams.get('code');
  if (code === null) throw new Error(`The page gave no code: ${page.status} ${await page.text()}`);
  const { client_id, client_secret } = app;
  const form = { grant_type: 'authorization_code', client_id, client_secret, code, redirect_uri: REDIRECT };
  const answer = await server.call('POST', '/oauth/token', { form });
  if (answer.status !== 200) throw new Error(`No token for the code: ${answer.text}`);
  return answer.json<WireToken>().access_token;
}

/** A token of a demonstration account, obtained as clients of the played server do. */
export function tokenFor(server: TestSandbox, request: TokenRequest): Promise<string> {
  const byPassword = request.character === 'pleroma' || request.character === 'akkoma';
  return byPassword ? server.signIn(request.username, request.scopes) : tokenByCode(server, request);
}
