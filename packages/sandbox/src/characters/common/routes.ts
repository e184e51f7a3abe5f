import { acctOf, profileUrl } from '../../render/account';
import { ROUTES } from '../../routes/routes';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import type { Server } from '../../server/server';
import { type Call, OPEN, type Route, publicly, user } from '../../server/route';
import { findFollowedTags, followTag, unfollowTag } from '../../store/statuses/timelines';
import { commonVisibility } from './entities';

/** The name of a route: `METHOD /path/:id`. */
export const endpointOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** A shared route under another method or path. */
export function sharedRoute(endpoint: string, renamed: Partial<Pick<Route, 'method' | 'path'>>): Route {
  const route = ROUTES.find((candidate) => endpointOf(candidate) === endpoint);
  if (!route) throw new Error(`There is no call ${endpoint}`);
  return { ...route, ...renamed };
}

/** Shared routes that only Pleroma and its forks have. */
const PLEROMA_ONLY = [
  /\/api\/v[0-2]\/pleroma\//,
  /\/api\/pleroma\//,
  /\/api\/oauth_tokens/,
  /\/api\/account\//,
  / \/auth\/password$/,
  / \/main\/ostatus$/,
  / \/users\/:name\/feed/,
  / \/captchas\//,
  / \/oauth\/mfa\/challenge$/,
  / \/api\/v1\/search$/,
  / \/api\/v1\/timelines\/direct$/,
  / \/api\/v1\/follows$/,
  /\/notifications\/destroy_multiple$/,
  / \/api\/v1\/notifications\/dismiss$/,
];

export function isPleromaOnly(endpoint: string): boolean {
  return PLEROMA_ONLY.some((pattern) => pattern.test(endpoint));
}

/** A route that always answers the same. */
export function constant(
  endpoint: string,
  value: unknown,
  audience: 'anybody' | 'viewer' = 'anybody',
): Route {
  const [method, path = ''] = endpoint.split(' ');
  if (method !== 'GET') throw new Error(`${endpoint}: only what is read stays the same`);
  const access: Route['access'] = audience === 'anybody' ? OPEN : { for: 'user', scopes: ['read'] };
  return { method, path, access, handle: () => answer(value) };
}

/** A GET route that answers with the result of `handle`. */
export function getRoute(path: string, handle: Route['handle']): Route {
  return { method: 'GET', path, access: publicly('read'), handle };
}

const SCHEMA = 'http://nodeinfo.diaspora.software/ns/schema';

interface NodeinfoPlan {
  /** The only version that the server has. */
  version: '2.0' | '2.1';
  /** The content type of the document with the links. */
  linksType: 'application/json' | 'application/jrd+json';
  document(server: Server): object;
  missing(): Response;
}

/** Nodeinfo of one version, only at the address that the document with the links names. */
export function nodeinfoRoutes({ version, linksType, document, missing }: NodeinfoPlan): Route[] {
  const address = `/nodeinfo/${version}`;
  return [
    {
      method: 'GET',
      path: '/.well-known/nodeinfo',
      access: OPEN,
      handle: ({ server }) => {
        const rel = `${SCHEMA}/${version}`;
        const type = linksType === 'application/json' ? {} : { type: `application/json; profile="${rel}#"` };
        const links = [{ rel, href: server.origin() + address, ...type }];
        return answer({ links }, { headers: { 'content-type': linksType } });
      },
    },
    {
      method: 'GET',
      path: '/nodeinfo/:version',
      access: OPEN,
      handle: ({ server, url }) => (url.pathname === address ? answer(document(server)) : missing()),
    },
  ];
}

function oauthMetadata(scopes: readonly string[]): Route['handle'] {
  return ({ server }) => {
    const origin = server.origin();
    return answer({
      issuer: `${origin}/`,
      authorization_endpoint: `${origin}/oauth/authorize`,
      token_endpoint: `${origin}/oauth/token`,
      revocation_endpoint: `${origin}/oauth/revoke`,
      userinfo_endpoint: `${origin}/oauth/userinfo`,
      scopes_supported: scopes,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'client_credentials'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      code_challenge_methods_supported: ['S256'],
      app_registration_endpoint: `${origin}/api/v1/apps`,
    });
  };
}

function userinfo({ server, viewer }: Call): Response {
  const row = signedIn(viewer);
  const url = profileUrl(server, row);
  return answer({
    iss: `${server.origin()}/`,
    sub: url,
    name: row.display_name,
    preferredUsername: acctOf(row),
    profile: url,
    picture: server.origin() + (row.avatar ?? '/images/avi.png'),
  });
}

/** The routes of the OAuth metadata and of the signed-in user's profile. */
export function oauthRoutes(scopes: readonly string[]): Route[] {
  return [
    {
      method: 'GET',
      path: '/.well-known/oauth-authorization-server',
      access: OPEN,
      handle: oauthMetadata(scopes),
    },
    { method: 'GET', path: '/oauth/userinfo', access: user('profile', 'read'), handle: userinfo },
  ];
}

function showPreferences({ viewer }: Call): Response {
  return answer({
    'posting:default:visibility': commonVisibility(signedIn(viewer).default_scope),
    'posting:default:sensitive': false,
    'posting:default:language': 'en',
    'reading:expand:media': 'default',
    'reading:expand:spoilers': false,
  });
}

export const preferencesRoute: Route = {
  method: 'GET',
  path: '/api/v1/preferences',
  access: user('read:accounts'),
  handle: showPreferences,
};

const nameOf = ({ path }: Call) => (path['name'] ?? '').toLowerCase();

function tagOf(call: Call, name: string) {
  const { server, viewer } = call;
  const url = `${server.origin()}/tags/${encodeURIComponent(name)}`;
  const following = viewer !== null && findFollowedTags(server.db, viewer.id).includes(name);
  return { name, url, history: [], ...(viewer === null ? {} : { following }) };
}

function changeFollowed(change: typeof followTag): Route['handle'] {
  return (call) => {
    change(call.server.db, signedIn(call.viewer).id, nameOf(call));
    return answer(tagOf(call, nameOf(call)));
  };
}

function listFollowedTags(call: Call): Response {
  const names = findFollowedTags(call.server.db, signedIn(call.viewer).id);
  return answer(names.map((name) => tagOf(call, name)));
}

/** The routes to show and follow hashtags. */
export const tagRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v1/tags/:name',
    access: publicly('read'),
    handle: (call) => answer(tagOf(call, nameOf(call))),
  },
  {
    method: 'POST',
    path: '/api/v1/tags/:name/follow',
    access: user('write:follows'),
    handle: changeFollowed(followTag),
  },
  {
    method: 'POST',
    path: '/api/v1/tags/:name/unfollow',
    access: user('write:follows'),
    handle: changeFollowed(unfollowTag),
  },
  { method: 'GET', path: '/api/v1/followed_tags', access: user('read:follows'), handle: listFollowedTags },
];
