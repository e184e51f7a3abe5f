import { acctOf, profileUrl } from '../../render/account';
import { answer } from '../../server/answer';
import { signedIn } from '../../server/access';
import { crash, notFound, problem } from '../../server/problem';
import { OPEN, user, type Call, type Route } from '../../server/route';
import { findAccountByName } from '../../store/accounts/accounts';
import { findApp } from '../../store/accounts/oauth';
import { findReactions } from '../../store/statuses/interactions';
import { findStatusFor } from '../../routes/statuses/statuses';
import { answerWithStatus } from '../../routes/statuses/status-actions';
import { splitScopes } from '../../server/authenticate';
import {
  constant,
  nodeinfoRoutes,
  oauthRoutes,
  preferencesRoute,
  sharedRoute,
  tagRoutes,
} from '../common/routes';
import { groupedNotificationRoutes } from '../common/grouped-notifications';
import { uuidOfNumber, notificationId } from './ids';
import { SCOPES, instanceV1, instanceV2, nodeinfo } from './documents';
import { notificationType } from './entities';

/** The answer to an unknown route. */
export function missingText(): Response {
  return new Response('404 Not Found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=UTF-8' },
  });
}

function webfinger({ server, params }: Call): Response {
  const name = /^acct:([^@]+)@(.+)$/.exec(params.text('resource') ?? '');
  const row =
    name?.[2] === server.host() ? findAccountByName(server.db, name[1] ?? '', server.host()) : undefined;
  if (!row) throw notFound();
  const href = profileUrl(server, row);
  const links = [
    { rel: 'self', href, type: 'application/activity+json' },
    { rel: 'http://webfinger.net/rel/profile-page', href },
  ];
  const subject = `acct:${acctOf(row)}@${server.host()}`;
  return answer({ subject, aliases: [href], links }, { headers: { 'content-type': 'application/jrd+json' } });
}

function verifyApp({ server, auth }: Call): Response {
  const app = auth.token === null ? undefined : findApp(server.db, auth.token.app_id);
  if (!app) throw problem(403, 'Invalid credentials.');
  const addresses = app.redirect_uris.split(/\s+/);
  return answer({
    id: uuidOfNumber(String(app.id)),
    name: app.name,
    website: app.website,
    scopes: splitScopes(app.scopes),
    redirect_uri: app.redirect_uris,
    redirect_uris: addresses,
  });
}

const REACTIONS = '/api/v1/statuses/:id/emoji_reactions/:emoji';
const addReaction = sharedRoute('PUT /api/v1/pleroma/statuses/:id/reactions/:emoji', { path: REACTIONS });
const removeReaction = sharedRoute('DELETE /api/v1/pleroma/statuses/:id/reactions/:emoji', {
  path: REACTIONS,
});

/** Reacts. An emoji of several code points finds no route (404); a second reaction with the same one crashes. */
function reactOnce(call: Call): Response | Promise<Response> {
  const emoji = call.path['emoji'] ?? '';
  if (/[\uFE0F\u200D]/.test(emoji)) return missingText();
  const { status } = findStatusFor(call);
  const own = (findReactions(call.server.db, [status.id]).get(status.id) ?? []).some(
    (row) => row.account_id === signedIn(call.viewer).id && row.name === emoji,
  );
  if (own) throw crash();
  return addReaction.handle(call);
}

/** Changes who may quote a status. Hollo only repeats the value in its answer. */
function changePolicy(call: Call): Response {
  return answerWithStatus(call, findStatusFor(call).status.id);
}

/** The routes that Hollo has besides the shared ones. */
export const holloRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/v1/instance',
    access: OPEN,
    handle: ({ server }) => answer(instanceV1(server)),
  },
  {
    method: 'GET',
    path: '/api/v2/instance',
    access: OPEN,
    handle: ({ server }) => answer(instanceV2(server)),
  },
  {
    method: 'GET',
    path: '/nodeinfo/2.0',
    access: OPEN,
    handle: ({ server }) =>
      new Response(null, { status: 302, headers: { location: `${server.origin()}/nodeinfo/2.1` } }),
  },
  ...nodeinfoRoutes({
    version: '2.1',
    linksType: 'application/jrd+json',
    document: nodeinfo,
    missing: missingText,
  }),
  { method: 'GET', path: '/.well-known/webfinger', access: OPEN, handle: webfinger },
  ...oauthRoutes(SCOPES),
  { method: 'GET', path: '/api/v1/apps/verify_credentials', access: OPEN, handle: verifyApp },
  sharedRoute('GET /api/v1/pleroma/statuses/:id/quotes', { path: '/api/v1/statuses/:id/quotes' }),
  { ...addReaction, handle: reactOnce },
  removeReaction,
  { ...addReaction, method: 'POST', path: '/api/v1/statuses/:id/react/:emoji', handle: reactOnce },
  { ...removeReaction, method: 'POST', path: '/api/v1/statuses/:id/unreact/:emoji' },
  {
    method: 'PUT',
    path: '/api/v1/statuses/:id/interaction_policy',
    access: user('write:statuses'),
    handle: changePolicy,
  },
  ...tagRoutes,
  constant('GET /api/v1/featured_tags', [], 'viewer'),
  ...['trends', 'trends/tags', 'trends/statuses', 'trends/links', 'announcements'].map((name) =>
    constant(`GET /api/v1/${name}`, []),
  ),
  constant('GET /api/v1/suggestions', [], 'viewer'),
  constant('GET /api/v2/suggestions', [], 'viewer'),
  preferencesRoute,
  ...groupedNotificationRoutes({
    keyOf(one, receiverId) {
      const type = notificationType(one.type) ?? one.type;
      const grouped = type === 'favourite' || type === 'reblog' || type === 'emoji_reaction';
      return grouped && one.status
        ? `${receiverId}:${type}:${one.status.id}`
        : `ungrouped:${uuidOfNumber(one.id)}`;
    },
    type: ({ type }) => notificationType(type) ?? type,
    id: (one) => notificationId(one.created_at, notificationType(one.type) ?? one.type, one.id),
    pageId: ({ id }) => uuidOfNumber(id),
  }),
];
