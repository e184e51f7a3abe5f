import { renderAttachment } from '../../render/attachments-and-emoji';
import { viewerOf } from '../../render/viewer';
import { renderStatus, renderStatuses } from '../../render/status';
import { findStatusFor } from '../../routes/statuses/statuses';
import { signedIn } from '../../server/access';
import { answer, html } from '../../server/answer';
import { notFound } from '../../server/problem';
import { type Call, OPEN, type Route, user } from '../../server/route';
import { countUnseen } from '../../store/notifications';
import { type MediaRow, findMediaById } from '../../store/statuses/media';
import { escapeHtml, plainText } from '../../text/plain-text';
import { groupedNotificationRoutes } from '../common/grouped-notifications';
import {
  constant,
  nodeinfoRoutes,
  oauthRoutes,
  preferencesRoute,
  getRoute,
  sharedRoute,
  tagRoutes,
} from '../common/routes';
import { isJson, textOf } from '../rewrite';
import { SCOPES, instanceV1, instanceV2, nodeinfo } from './documents';
import { groupKey } from './entities';

/** How long videos and audio are processed. */
const PROCESSING_MS = 1500;

/** When the processing of a file ends, by server and file. */
const processingEnds = new WeakMap<object, Map<number, number>>();

function processedAt(server: object, id: number): number {
  return processingEnds.get(server)?.get(id) ?? 0;
}

function startProcessing(server: object, id: number, until: number): void {
  const ends = processingEnds.get(server) ?? new Map<number, number>();
  processingEnds.set(server, ends.set(id, until));
}

const isReadyAtOnce = ({ mime_type }: MediaRow) =>
  mime_type.startsWith('image/') && mime_type !== 'image/gif';

/** The answer while a file is processed: it has no address yet. */
function answerInProgress({ server }: Call, row: MediaRow, status: 202 | 206): Response {
  return answer({ ...renderAttachment(row, server.origin()), url: null, remote_url: null }, { status });
}

const upload = sharedRoute('POST /api/v2/media', {});

async function handleUpload(call: Call): Promise<Response> {
  const uploaded = await upload.handle(call);
  const shown: unknown = await uploaded.clone().json();
  const row = findMediaById(call.server.db, isJson(shown) ? textOf(shown['id']) : '');
  if (!row) return uploaded;
  if (isReadyAtOnce(row)) return answer(renderAttachment(row, call.server.origin()));
  startProcessing(call.server, row.id, call.server.now() + PROCESSING_MS);
  return answerInProgress(call, row, 202);
}

function showMedia(call: Call): Response {
  const { server } = call;
  const row = findMediaById(server.db, call.path['id'] ?? '');
  if (!row || row.account_id !== signedIn(call.viewer).id) throw notFound();
  if (processedAt(server, row.id) > server.now()) return answerInProgress(call, row, 206);
  return answer(renderAttachment(row, server.origin()));
}

/** Uploads: images are ready at once, videos and audio after a while. */
const mediaRoutes: Route[] = [
  { ...upload, handle: handleUpload },
  { method: 'GET', path: '/api/v1/media/:id', access: user('read:media', 'write:media'), handle: showMedia },
];

const TRANSLATIONS = { en: ['de', 'ja'], de: ['en', 'ja'], ja: ['de', 'en'] };
const NOTIFICATION_POLICY = {
  for_not_following: 'accept',
  for_not_followers: 'accept',
  for_new_accounts: 'accept',
  for_private_mentions: 'accept',
  for_limited_accounts: 'accept',
  summary: { pending_requests_count: 0, pending_notifications_count: 0 },
};

/** The answer to an unknown route: a page. */
export function missingPage(): Response {
  const text =
    '<!doctype html><html lang="en"><head><title>Not found</title></head><body><h1>404</h1></body></html>';
  return html(text, { status: 404 });
}

/** A translation that keeps the text and says into which language it was asked for: the sandbox translates nothing. */
function translate(call: Call): Response {
  const { status } = findStatusFor(call);
  const shown = renderStatus(call.server, status.id, viewerOf(call.server, call.viewer));
  if (!shown || status.visibility === 'private' || status.visibility === 'direct') throw notFound();
  const language = call.params.text('lang') ?? 'en';
  return answer({
    content: `<p>[${escapeHtml(language)}] ${escapeHtml(plainText(shown.content))}</p>`,
    spoiler_text: shown.reblog === null ? shown.spoiler_text : '',
    language,
    media_attachments: [],
    poll: null,
    detected_source_language: status.language ?? 'en',
    provider: 'The Hedge',
  });
}

const MAX_TRENDS = 10;

function trendingTags({ server }: Call): Response {
  const rows = server.db.all<{ tag: string; uses: number }>(
    'select tag, count(*) as uses from status_tags group by tag order by uses desc, tag limit ?',
    MAX_TRENDS,
  );
  const day = String(Math.floor(server.now() / 86_400_000) * 86_400);
  return answer(
    rows.map(({ tag, uses }) => ({
      name: tag,
      url: `${server.origin()}/tags/${encodeURIComponent(tag)}`,
      history: [{ day, uses: String(uses), accounts: String(Math.ceil(uses / 2)) }],
    })),
  );
}

function trendingStatuses({ server, viewer, params }: Call): Response {
  const rows = server.db.all<{ id: string }>(
    `select id from statuses where visibility = 'public' and reblog_of_id is null
     order by favourites_count + reblogs_count desc, id desc limit ? offset ?`,
    Math.max(0, Math.min(params.integer('limit') ?? 20, 40)),
    Math.max(0, params.integer('offset') ?? 0),
  );
  return answer(
    renderStatuses(
      server,
      rows.map(({ id }) => id),
      viewerOf(server, viewer),
    ),
  );
}

const instanceRoutes: Route[] = [
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
  constant('GET /api/v1/instance/domain_blocks', []),
  constant('GET /api/v1/instance/languages', [{ code: 'en', name: 'English' }]),
  constant('GET /api/v1/instance/translation_languages', TRANSLATIONS),
  getRoute('/api/v1/instance/extended_description', ({ server }) =>
    answer({ updated_at: new Date(server.now()).toISOString(), content: server.settings.terms }),
  ),
  ...nodeinfoRoutes({
    version: '2.0',
    linksType: 'application/json',
    document: nodeinfo,
    missing: missingPage,
  }),
];

const readingRoutes: Route[] = [
  sharedRoute('GET /api/v1/pleroma/statuses/:id/quotes', { path: '/api/v1/statuses/:id/quotes' }),
  {
    method: 'POST',
    path: '/api/v1/statuses/:id/translate',
    access: user('read:statuses'),
    handle: translate,
  },
  getRoute('/api/v1/trends/tags', trendingTags),
  getRoute('/api/v1/trends', trendingTags),
  getRoute('/api/v1/trends/statuses', trendingStatuses),
  constant('GET /api/v1/trends/links', []),
  ...tagRoutes,
];

const peopleRoutes: Route[] = [
  sharedRoute('POST /api/v1/accounts/:id/pin', { path: '/api/v1/accounts/:id/endorse' }),
  sharedRoute('POST /api/v1/accounts/:id/unpin', { path: '/api/v1/accounts/:id/unendorse' }),
  constant('GET /api/v1/featured_tags', [], 'viewer'),
  constant('GET /api/v1/accounts/:id/featured_tags', []),
  preferencesRoute,
];

const notificationRoutes: Route[] = [
  constant('GET /api/v2/notifications/policy', NOTIFICATION_POLICY, 'viewer'),
  constant('GET /api/v1/notifications/requests', [], 'viewer'),
  {
    method: 'GET',
    path: '/api/v1/notifications/unread_count',
    access: user('read:notifications'),
    handle: ({ server, viewer }) => answer({ count: countUnseen(server.db, signedIn(viewer).id) }),
  },
  ...groupedNotificationRoutes({
    takesGroupedTypes: true,
    keyOf: ({ id, type, created_at, status }) =>
      groupKey({ id, type, createdAt: created_at, statusId: status?.id ?? null }),
    type: ({ type }) => type,
    id: ({ id }) => Number(id),
    pageId: ({ id }) => id,
  }),
];

/** The routes that Mastodon has besides the shared ones. */
export const mastodonRoutes: readonly Route[] = [
  ...instanceRoutes,
  ...oauthRoutes(SCOPES),
  ...readingRoutes,
  ...peopleRoutes,
  ...notificationRoutes,
  ...mediaRoutes,
];
