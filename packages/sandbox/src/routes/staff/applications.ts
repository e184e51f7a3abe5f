import type { WireStaffApp } from '@linnet/api/wire';
import { staffRoutes } from '../../server/access';
import { answer, noContent } from '../../server/answer';
import { Problem, crash, invalidRequest } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { VAPID_PUBLIC_KEY, newSecret } from '../../server/secrets';
import {
  type AppRow,
  changeApp,
  countApps,
  findApp,
  findApps,
  insertApp,
  removeApp,
} from '../../store/accounts/oauth';
import { numberedPage } from './people';

const render = (app: AppRow): WireStaffApp => ({
  id: app.id,
  name: app.name,
  client_id: app.client_id,
  client_secret: app.client_secret,
  redirect_uri: app.redirect_uris,
  website: app.website,
  trusted: app.trusted === 1,
  vapid_key: VAPID_PUBLIC_KEY,
});

/** Trusted applications and others are listed apart; the count is of all of them. */
function list({ server, params }: Call): Response {
  const page = numberedPage(params);
  const apps = findApps(server.db, {
    name: params.text('name') ?? null,
    clientId: params.text('client_id') ?? null,
    trusted: params.flag('trusted'),
    ...page,
  });
  return answer({ apps: apps.map(render), count: countApps(server.db), page_size: page.limit });
}

/** The scopes of the body, joined as applications store them; undefined without them. */
function scopesOf({ params }: Call): string | undefined {
  const scopes = params.tree['scopes'];
  if (scopes === undefined) return undefined;
  if (!Array.isArray(scopes))
    throw invalidRequest([{ field: 'scopes', message: 'Invalid array. Got: string' }]);
  return params.texts('scopes').join(' ');
}

/** Errors in the fields of a new application have status 200. */
function create(call: Call): Response {
  const { server, params } = call;
  params.required('name', 'redirect_uris');
  const scopes = scopesOf(call) ?? '';
  const fields = { name: params.text('name') ?? '', redirect_uris: params.text('redirect_uris') ?? '' };
  const blank = Object.entries(fields).filter(([, value]) => value === '');
  if (blank.length > 0) return answer(Object.fromEntries(blank.map(([name]) => [name, `can't be blank`])));
  const id = insertApp(server.db, {
    ...fields,
    client_id: newSecret(),
    client_secret: newSecret(),
    scopes: scopes === '' ? 'read' : scopes,
    website: params.text('website') ?? null,
    trusted: params.flag('trusted') ? 1 : 0,
  });
  return answer(render(appOf(call, id)));
}

/** The application with this id, or of the path; the error for an unknown one has an empty body. */
function appOf({ server, path }: Call, id = Number(path['id'])): AppRow {
  const app = Number.isInteger(id) ? findApp(server.db, id) : undefined;
  if (!app) throw new Problem(400, '');
  return app;
}

/** What the body leaves out stays. An empty name crashes the server. */
function change(call: Call): Response {
  const { server, params } = call;
  const app = appOf(call);
  const name = params.text('name') ?? app.name;
  const redirectUris = params.text('redirect_uris') ?? app.redirect_uris;
  if (name === '' || redirectUris === '') throw crash();
  changeApp(server.db, app.id, {
    name,
    redirect_uris: redirectUris,
    scopes: scopesOf(call) ?? app.scopes,
    website: params.has('website') ? (params.text('website') ?? null) : app.website,
    trusted: params.has('trusted') ? Number(params.flag('trusted')) : app.trusted,
  });
  return answer(render(appOf(call)));
}

function remove(call: Call): Response {
  removeApp(call.server.db, appOf(call).id);
  return noContent();
}

const STAFF = { access: user('admin:write'), requirement: 'admin' };

export const staffAppRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin/oauth_app', [
  { endpoint: 'GET', ...STAFF, handle: list },
  { endpoint: 'POST', ...STAFF, handle: create },
  { endpoint: 'PATCH /:id', ...STAFF, handle: change },
  { endpoint: 'DELETE /:id', ...STAFF, handle: remove },
]);
