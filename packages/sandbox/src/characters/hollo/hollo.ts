import { answer } from '../../server/answer';
import { problem } from '../../server/problem';
import { findStatus } from '../../store/statuses/statuses';
import type { Character, FailedRequest, RewriteContext } from '../character';
import { instanceFacts } from '../common/instance-facts';
import { type EntityContext, statusFacts, threadTree } from '../common/entities';
import { type Json, isJson, listOf, pick, rewriteEntities, textOf, without } from '../rewrite';
import { uuidOfNumber } from './ids';
import { withOwnContact } from './documents';
import { readHolloRequest } from './read-request';
import { linksOfHollo } from './links';
import { holloRoutes, missingText } from './routes';
import { holloEntities } from './entities';
import { isPleromaOnly } from '../common/routes';

const MISSING_ENDPOINTS = [
  / \/api\/v1\/instance\/\w+$/,
  /\/accounts\/:id\/(?:note|pin|unpin|remove_from_followers)$/,
  /^POST \/api\/v1\/accounts$/,
  /\/(?:endorsements|directory)$/,
  /\/suggestions\/:id$/,
  /\/announcements\/:id\/dismiss$/,
  / \/api\/v1\/(?:conversations|domain_blocks|scheduled_statuses)/,
  /\/push\/subscription$/,
  / \/api\/v[12]\/filters/,
  / \/api\/v1\/notifications\/(?:clear|:id)/,
  /^GET \/api\/v1\/statuses$/,
  /\/statuses\/:id\/(?:history|mute|unmute)$/,
];

/** Whether Hollo lacks a route; all of these answered 404 when they were tried. */
function isMissingInHollo(endpoint: string): boolean {
  return isPleromaOnly(endpoint) || MISSING_ENDPOINTS.some((pattern) => pattern.test(endpoint));
}

const asList = ({ id, title }: Json): Json => ({
  id: uuidOfNumber(textOf(id)),
  title,
  replies_policy: 'list',
  exclusive: false,
});

function markers(json: Json): Json {
  return Object.fromEntries(
    Object.entries(json).map(([name, marker]) => {
      const time = isJson(marker) ? textOf(marker['updated_at']).slice(0, 19) : '';
      return [name, isJson(marker) ? { ...marker, version: 1, updated_at: `${time}.000Z` } : marker];
    }),
  );
}

/** Rewrites answers whose structure differs from that of the shared routes, beyond their entities. */
function reshape(value: unknown, { server, endpoint, path }: RewriteContext): unknown {
  if (/\/lists(?:\/:id)?$/.test(endpoint)) {
    if (Array.isArray(value)) return listOf(value).map(asList);
    return isJson(value) && 'title' in value ? asList(value) : value;
  }
  if (!isJson(value)) return value;
  if (endpoint.endsWith('/statuses/:id/context')) {
    const id = path['id'] ?? '';
    return threadTree(value, { id, parentId: findStatus(server.db, id)?.in_reply_to_id ?? null });
  }
  if (endpoint.endsWith('/statuses/:id/source')) return pick(value, ['id', 'text', 'spoiler_text']);
  if (endpoint === 'GET /api/v2/search') return { ...value, hashtags: [] };
  return endpoint.endsWith('/markers') ? markers(value) : value;
}

function rewrite(value: unknown, rewriting: RewriteContext): unknown {
  const { server, viewer, endpoint } = rewriting;
  const context: EntityContext = { server, viewer, endpoint, facts: statusFacts(server, value) };
  const json = without(rewriteEntities(reshape(value, rewriting), { rewriters: holloEntities, context }), [
    'pleroma',
  ]);
  const isDocument = /\/api\/v[12]\/instance$/.test(endpoint);
  return isDocument && isJson(json) ? withOwnContact(json, instanceFacts(server).contact) : json;
}

const BAD_CODE =
  'The provided authorization code is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.';

function answerError({ problem: { status, body }, endpoint }: FailedRequest): Response {
  const error = isJson(body) ? textOf(body['error']) : '';
  if (endpoint === 'POST /oauth/token' && error === 'Invalid credentials') {
    return answer({ error: 'invalid_grant', error_description: BAD_CODE }, { status: 400 });
  }
  if (status === 401 || error === 'Invalid credentials.')
    return answer({ error: 'unauthorized' }, { status: 401 });
  if (status === 403) return answer({ error: 'insufficient_scope' }, { status: 403 });
  if (status === 404) return answer({ error: 'Record not found' }, { status: 404 });
  if (status >= 500) return new Response(null, { status: 500 });
  return answer(body, { status });
}

const NEEDS_TOKEN = new Set([
  'GET /api/v1/timelines/public',
  'GET /api/v1/timelines/tag/:tag',
  'GET /api/v2/search',
]);

/** Hollo 0.10, as recorded. */
export const hollo: Character = {
  name: 'hollo',
  behaviour: {
    idForm: 'uuid',
    streaming: null,
    supportsPkce: true,
    embedsResults: false,
    omitsCorsOnCrash: true,
    refollowResetsOptions: false,
    followsHaveLanguages: false,
    movesReadMarker: false,
    markedTimelines: ['home', 'notifications'],
    dropsClientNames: false,
    relationshipsOmitEndorsed: false,
    listsShowOnlyFollowed: true,
    ignoresRepeatedVotes: false,
    pollsShowExpiry: false,
    shortensAddresses: false,
    pollsAllowMedia: true,
    conversationsByPeople: false,
    pollsAllowExpiry: true,
    omitsLastPageLinks: (path) =>
      /^\/api\/v1\/(?:favourites|bookmarks|accounts\/[^/]+\/statuses)$/.test(path),
    rewriteDocument: (_path, value) => value,
  },
  settings: {
    textLimit: 10_000,
    mediaPerStatus: 8,
    maxPinned: 10,
    polls: { maxOptions: 10, maxOptionLength: 100, minExpiration: 300, maxExpiration: 1_209_600 },
    registrations: false,
    webPush: false,
    panel: null,
  },
  routes: holloRoutes,
  isMissing: isMissingInHollo,
  unknownCall: missingText,
  checkVisitor({ auth }, endpoint) {
    if (auth.token === null && NEEDS_TOKEN.has(endpoint)) throw problem(401, 'unauthorized');
  },
  readRequest: readHolloRequest,
  rewrite,
  links: linksOfHollo,
  answerError,
  streams: () => false,
};
