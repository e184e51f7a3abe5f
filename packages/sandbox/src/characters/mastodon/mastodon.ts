import type { WireTagHistory } from '@linnet/api/wire';
import { answer } from '../../server/answer';
import type { Server } from '../../server/server';
import { findListById } from '../../store/accounts/lists';
import { findStatus } from '../../store/statuses/statuses';
import type { Character, FailedRequest, RewriteContext } from '../character';
import { withRequestParams, readLinks, writeLinks } from '../common/page-links';
import { isPleromaOnly } from '../common/routes';
import { type EntityContext, statusFacts, threadTree } from '../common/entities';
import { type Json, isJson, listOf, rewriteEntities, textOf, without } from '../rewrite';
import { readMastodonRequest } from './read-request';
import { mastodonRoutes, missingPage } from './routes';
import { PLEROMA_KEYS, mastodonEntities } from './entities';

const DAY_MS = 86_400_000;
const HISTORY_DAYS = 7;

/** Uses of a hashtag and accounts that used it on each of the last seven days, newest day first. */
function tagHistory({ db, now }: Pick<Server, 'db' | 'now'>, tag: string): WireTagHistory[] {
  const today = Math.floor(now() / DAY_MS);
  return Array.from({ length: HISTORY_DAYS }, (_, ago) => {
    const dayStart = (today - ago) * DAY_MS;
    const [counted] = db.all<{ uses: number; accounts: number }>(
      `select count(*) as uses, count(distinct s.account_id) as accounts
       from status_tags t join statuses s on s.id = t.status_id
       where t.tag = lower(?) and s.visibility = 'public' and s.created_at >= ? and s.created_at < ?`,
      tag,
      dayStart,
      dayStart + DAY_MS,
    );
    const { uses = 0, accounts = 0 } = counted ?? {};
    return { day: String(dayStart / 1000), uses: String(uses), accounts: String(accounts) };
  });
}

const NEEDS_USER = 'This method requires an authenticated user';
const BAD_TOKEN = 'The access token is invalid';
const BAD_GRANT =
  'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.';

const errorAnswer = (status: number, error: string, rest: object = {}) =>
  answer({ error, ...rest }, { status });

/** The error messages of the shared routes when a token is missing. */
const NO_TOKEN_ERRORS =
  /^(?:Invalid credentials\.|authorization required|This API requires|This resource requires)/;

/** An error in Mastodon's form. */
function answerMastodonError({ problem, endpoint, auth, hasToken }: FailedRequest): Response {
  const { status, body } = problem;
  const error = isJson(body) ? textOf(body['error']) : '';
  if (endpoint === 'POST /oauth/token' && error === 'Invalid credentials') {
    return errorAnswer(400, 'invalid_grant', { error_description: BAD_GRANT });
  }
  if (NO_TOKEN_ERRORS.test(error)) {
    // With a token of an application, or without any token where the shared route lets visitors in, it is the user
    // that is missing, not the token.
    const isUserMissing = auth.token !== null || (!hasToken && !error.startsWith('Invalid'));
    return isUserMissing ? errorAnswer(422, NEEDS_USER) : errorAnswer(401, BAD_TOKEN);
  }
  if (error.startsWith('Insufficient permissions')) {
    return errorAnswer(403, 'This action is outside the authorized scopes');
  }
  if (isJson(body) && 'errors' in body && status === 400)
    return errorAnswer(422, `Validation failed: ${error}`);
  if (status >= 500) return errorAnswer(500, 'An internal error occurred. Please try again later.');
  if (status === 404) return errorAnswer(404, 'Record not found');
  return answer(body, { status });
}

const EVENTS = new Set([
  ...['update', 'delete', 'notification', 'filters_changed', 'conversation', 'status.update'],
  ...['announcement', 'announcement.reaction', 'announcement.delete', 'notifications_merged'],
]);

/** Rewrites answers whose structure differs from that of the shared routes, beyond their entities. */
function reshape(value: unknown, { server, endpoint, path }: RewriteContext): unknown {
  if (endpoint.endsWith('/statuses/:id/context') && isJson(value)) {
    const id = path['id'] ?? '';
    return threadTree(value, { id, parentId: findStatus(server.db, id)?.in_reply_to_id ?? null });
  }
  if (/\/api\/v1\/lists(?:\/:id)?$/.test(endpoint)) {
    const more = (list: Json) => ({ ...list, ...listSettings(server, list) });
    if (Array.isArray(value)) return listOf(value).map(more);
    return isJson(value) && 'title' in value ? more(value) : value;
  }
  if (endpoint === 'GET /api/v2/search' && isJson(value)) {
    const tags = listOf(value['hashtags']).map((tag) => ({
      ...tag,
      history: tagHistory(server, textOf(tag['name'])),
    }));
    return { ...value, hashtags: tags };
  }
  if (endpoint.endsWith('/markers') && isJson(value)) return withTimeZone(value);
  return value;
}

/** The settings of a list. */
function listSettings({ db }: RewriteContext['server'], { id }: Json): object {
  const row = findListById(db, Number(textOf(id)));
  return { replies_policy: row?.replies ?? 'list', exclusive: row?.exclusive === 1 };
}

/** Adds the time zone to the times of read markers. */
function withTimeZone(markers: Record<string, unknown>): unknown {
  return Object.fromEntries(
    Object.entries(markers).map(([name, marker]) => {
      if (!isJson(marker)) return [name, marker];
      const time = String(marker['updated_at']);
      return [name, { ...marker, updated_at: time.endsWith('Z') ? time : `${time.slice(0, 19)}.000Z` }];
    }),
  );
}

function rewriteForMastodon(value: unknown, rewriting: RewriteContext): unknown {
  const { server, viewer, endpoint } = rewriting;
  const context: EntityContext = { server, viewer, endpoint, facts: statusFacts(server, value) };
  return without(
    rewriteEntities(reshape(value, rewriting), { rewriters: mastodonEntities, context }),
    PLEROMA_KEYS,
  );
}

/** Mastodon 4.5, without extensions. */
export const mastodon: Character = {
  name: 'mastodon',
  behaviour: {
    idForm: 'snowflake',
    streaming: {
      respondsToRequests: false,
      tokenInMessage: false,
      tokenAsProtocol: true,
      openToVisitors: false,
      prefix: '/streaming-server',
      labelsDeletions: true,
    },
    supportsPkce: true,
    embedsResults: false,
    omitsCorsOnCrash: false,
    refollowResetsOptions: false,
    followsHaveLanguages: true,
    movesReadMarker: false,
    markedTimelines: ['home', 'notifications'],
    dropsClientNames: false,
    relationshipsOmitEndorsed: false,
    listsShowOnlyFollowed: true,
    ignoresRepeatedVotes: false,
    pollsShowExpiry: false,
    shortensAddresses: true,
    pollsAllowMedia: false,
    conversationsByPeople: true,
    pollsAllowExpiry: true,
    omitsLastPageLinks: () => true,
    rewriteDocument: (_path, value) => value,
  },
  settings: {
    filtersV2: true,
    textLimit: 500,
    mediaPerStatus: 4,
    descriptionLimit: 1500,
    maxPinned: 5,
    fields: { max: 4, nameLength: 255, valueLength: 255 },
    polls: { maxOptions: 4, maxOptionLength: 50, minExpiration: 300, maxExpiration: 2_629_746 },
    panel: null,
  },
  routes: mastodonRoutes,
  isMissing: isPleromaOnly,
  unknownCall: (method, isCall) =>
    isCall || method !== 'GET' ? answer({ error: 'Record not found' }, { status: 404 }) : missingPage(),
  checkVisitor: () => undefined,
  readRequest: readMastodonRequest,
  rewrite: rewriteForMastodon,
  links: (header, call) => writeLinks(withRequestParams(readLinks(header), call)),
  answerError: answerMastodonError,
  streams: (event) => EVENTS.has(event),
};
