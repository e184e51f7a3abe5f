import type { WireApp } from '@linnet/api/wire';
import { answer } from '../../server/answer';
import { splitScopes } from '../../server/authenticate';
import type { Server } from '../../server/server';
import { problem } from '../../server/problem';
import { type Call, OPEN, type Route } from '../../server/route';
import { VAPID_PUBLIC_KEY, newSecret } from '../../server/secrets';
import { findApp, insertApp } from '../../store/accounts/oauth';

/** The public key of web push, where the server has it. */
function pushKey({ settings }: Server): { vapid_key?: string } {
  return settings.webPush ? { vapid_key: VAPID_PUBLIC_KEY } : {};
}

function register(call: Call): Response {
  const { server, params } = call;
  params.required('client_name', 'redirect_uris');
  const scopesParam = params.tree['scopes'];
  const scopes = Array.isArray(scopesParam)
    ? params.texts('scopes')
    : splitScopes(params.text('scopes') ?? '');
  const app = {
    name: params.text('client_name') ?? '',
    client_id: newSecret(),
    client_secret: newSecret(),
    redirect_uris:
      (Array.isArray(params.tree['redirect_uris'])
        ? params.texts('redirect_uris').join('\n')
        : params.text('redirect_uris')) ?? '',
    scopes: (scopes.length > 0 ? scopes : ['read']).join(' '),
    website: params.text('website') ?? null,
  };
  const id = insertApp(server.db, app);
  const { name, client_id, client_secret, redirect_uris: redirect_uri, website } = app;
  return answer({
    id: String(id),
    name,
    client_id,
    client_secret,
    redirect_uri,
    website,
    ...pushKey(server),
  } satisfies WireApp);
}

/** The application of a token; any token is enough, also one without an account. */
function verify(call: Call): Response {
  const app = call.auth.token === null ? undefined : findApp(call.server.db, call.auth.token.app_id);
  if (!app) throw problem(403, 'Invalid credentials.');
  return answer({ name: app.name, website: app.website, ...pushKey(call.server) });
}

export const appRoutes: Route[] = [
  { method: 'POST', path: '/api/v1/apps', access: OPEN, handle: register },
  { method: 'GET', path: '/api/v1/apps/verify_credentials', access: OPEN, handle: verify },
];
