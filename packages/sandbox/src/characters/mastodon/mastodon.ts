import type { WireTagHistory } from '@linnet/api/wire';
import { answer } from '../../server/answer';
import type { Server } from '../../server/server';
import { findListById } from '../../store/accounts/lists';
import { findStatus } from '../../store/statuses/statuses';
import type { Character, Refused, RewriteContext } from '../character';
import { asAsked, readLinks, writeLinks } from '../common/page-links';
import { isPleromaOnly } from '../common/routes';
import { type WordingContext, statusFacts, threadTree } from '../common/wordings';
import { type Json, isJson, listOf, rewriteEntities, textOf, without } from '../rewrite';
import { readMastodonRequest } from './read-request';
import { mastodonRoutes, missingPage } from './routes';
import { PLEROMA_KEYS, mastodonWordings } from './wordings';

const DAY = 86_400_000;
const DAYS = 7;

/** Uses of a hashtag and accounts that used it on each of the last seven days, newest day first. */
function tagHistory({ db, now }: Pick<Server, 'db' | 'now'>, tag: string): WireTagHistory[] {
  const today = Math.floor(now() / DAY);
  return Array.from({ length: DAYS }, (_, ago) => {
    const begins = (today - ago) * DAY;
    const [counted] = db.all<{ uses: number; accounts: number }>(
      `select count(*) as uses, count(distinct s.account_id) as accounts
       from status_tags t join statuses s on s.id = t.status_id
       where t.tag = lower(?) and s.visibility = 'public' and s.created_at >= ? and s.created_at < ?`,
      tag,
      begins,
      begins + DAY,
    );
    const { uses = 0, accounts = 0 } = counted ?? {};
    return { day: String(begins / 1000), uses: String(uses), accounts: String(accounts) };
  });
}

const NEEDS_USER = 'This method requires an authenticated user';
const BAD_TOKEN = 'The access token is invalid';
const BAD_GRANT =
  'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.';

const refusal = (status: number, error: string, rest: object = {}) => answer({ error, ...rest }, { status });

/** The error messages of the shared routes when a token is missing. */
const CLOSED = /^(?:Invalid credentials\.|authorization required|This API requires|This resource requires)/;

/** An error in Mastodon's form. */
function refuseAsMastodon({ problem, line, auth, hadToken }: Refused): Response {
  const { status, body } = problem;
  const error = isJson(body) ? textOf(body['error']) : '';
  if (line === 'POST /oauth/token' && error === 'Invalid credentials') {
    return refusal(400, 'invalid_grant', { error_description: BAD_GRANT });
  }
  if (CLOSED.test(error)) {
    // With a token of an application, or without any token where the shared route lets visitors in, it is the user
    // that is missing, not the token.
    const personMissing = auth.token !== null || (!hadToken && !error.startsWith('Invalid'));
    return personMissing ? refusal(422, NEEDS_USER) : refusal(401, BAD_TOKEN);
  }
  if (error.startsWith('Insufficient permissions')) {
    return refusal(403, 'This action is outside the authorized scopes');
  }
  if (isJson(body) && 'errors' in body && status === 400) return refusal(422, `Validation failed: ${error}`);
  if (status >= 500) return refusal(500, 'An internal error occurred. Please try again later.');
  if (status === 404) return refusal(404, 'Record not found');
  return answer(body, { status });
}

const EVENTS = new Set([
  ...['update', 'delete', 'notification', 'filters_changed', 'conversation', 'status.update'],
  ...['announcement', 'announcement.reaction', 'announcement.delete', 'notifications_merged'],
]);

/** Rewrites answers whose structure differs from that of the shared routes, beyond their entities. */
function shaped(value: unknown, { server, line, path }: RewriteContext): unknown {
  if (line.endsWith('/statuses/:id/context') && isJson(value)) {
    const id = path['id'] ?? '';
    return threadTree(value, { id, parentId: findStatus(server.db, id)?.in_reply_to_id ?? null });
  }
  if (/\/api\/v1\/lists(?:\/:id)?$/.test(line)) {
    const more = (list: Json) => ({ ...list, ...listChoices(server, list) });
    if (Array.isArray(value)) return listOf(value).map(more);
    return isJson(value) && 'title' in value ? more(value) : value;
  }
  if (line === 'GET /api/v2/search' && isJson(value)) {
    const tags = listOf(value['hashtags']).map((tag) => ({
      ...tag,
      history: tagHistory(server, textOf(tag['name'])),
    }));
    return { ...value, hashtags: tags };
  }
  if (line.endsWith('/markers') && isJson(value)) return zoned(value);
  return value;
}

/** The settings of a list. */
function listChoices({ db }: RewriteContext['server'], { id }: Json): object {
  const row = findListById(db, Number(textOf(id)));
  return { replies_policy: row?.replies ?? 'list', exclusive: row?.exclusive === 1 };
}

/** Adds the time zone to the times of read markers. */
function zoned(markers: Record<string, unknown>): unknown {
  return Object.fromEntries(
    Object.entries(markers).map(([name, marker]) => {
      if (!isJson(marker)) return [name, marker];
      const time = String(marker['updated_at']);
      return [name, { ...marker, updated_at: time.endsWith('Z') ? time : `${time.slice(0, 19)}.000Z` }];
    }),
  );
}

function rewriteForMastodon(value: unknown, rewriting: RewriteContext): unknown {
  const { server, reader, line } = rewriting;
  const context: WordingContext = { server, reader, line, facts: statusFacts(server, value) };
  return without(
    rewriteEntities(shaped(value, rewriting), { wordings: mastodonWordings, context }),
    PLEROMA_KEYS,
  );
}

/** Mastodon 4.5, without extensions. */
export const mastodon: Character = {
  name: 'mastodon',
  behaviour: {
    idForm: 'snowflake',
    streaming: {
      answers: false,
      tokenInMessage: false,
      tokenAsProtocol: true,
      openToVisitors: false,
      prefix: '/streaming-server',
      labelsDeletions: true,
    },
    proofKey: true,
    embedsResults: false,
    crashesBare: false,
    followBeginsAnew: false,
    marksSeen: false,
    markedTimelines: ['home', 'notifications'],
    losesClients: false,
    relationshipsForgetEndorsed: false,
    listsAreOfFollowed: true,
    remembersVotes: false,
    pollsLookExpiring: false,
    shortensAddresses: true,
    pollsTakeFiles: false,
    pollsTakeExpiry: true,
    endsBare: () => true,
    document: (_path, value) => value,
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
  links: (header, call) => writeLinks(asAsked(readLinks(header), call)),
  refuse: refuseAsMastodon,
  streams: (event) => EVENTS.has(event),
};
