import { createSandbox } from '@linnet/sandbox';
import { ROUTES } from '@linnet/sandbox/contract';
import type { Peer } from '@linnet/sandbox/contract';
import { ROLES } from './cast';
import { NetworkServer } from './network-server';

const ORIGIN = 'http://localhost:8080';

/** A function that gets the token of a person once and then reuses it. */
export function cachedSignIn(signIn: (name: string, scopes?: string) => Promise<string>) {
  const tokens = new Map<string, Promise<string>>();
  return (name: string, scopes?: string): Promise<string> => {
    const key = `${name} ${scopes ?? ''}`;
    const token = tokens.get(key) ?? signIn(name, scopes);
    tokens.set(key, token);
    return token;
  };
}

/** Opens a sandbox to compare with, with no other accounts than those that can sign in. */
export async function openSandbox(): Promise<{ peer: Peer; close: () => Promise<void> }> {
  const sandbox = await createSandbox({ dataDir: null, seed: 'empty', quietLife: true, control: true });
  const server = new NetworkServer(ORIGIN, {
    send: (request) => sandbox.fetch(request),
    respectsLimits: false,
  });
  const signIn = cachedSignIn((name, scopes) => server.signIn({ name, password: name }, scopes));
  // As empty as newly created accounts.
  const emptyProfile = { note: '', fields_attributes: [], avatar: '', header: '' };
  for (const name of ROLES) {
    const json = { ...emptyProfile, display_name: name };
    await server.call('PATCH /api/v1/accounts/update_credentials', { token: await signIn(name), json });
  }
  const peer = { fetch: (request: Request) => sandbox.fetch(request), signIn, routes: ROUTES, base: ORIGIN };
  return { peer, close: () => sandbox.close() };
}
