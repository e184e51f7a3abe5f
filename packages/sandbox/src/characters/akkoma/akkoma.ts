import { viewerOf } from '../../render/viewer';
import { renderStatus } from '../../render/status';
import { findStatusFor } from '../../routes/statuses/statuses';
import { answer } from '../../server/answer';
import { describedParams } from '../../server/described-parameters';
import { Params } from '../../server/params';
import { notFound } from '../../server/problem';
import { type Call, OPEN, type Route, user } from '../../server/route';
import { escapeHtml, plainText } from '../../text/plain-text';
import type { Character } from '../character';
import { preferencesRoute, sharedRoute, tagRoutes } from '../common/routes';
import { statusFacts } from '../common/entities';
import { pleroma } from '../pleroma';
import { rewriteEntities } from '../rewrite';
import { akkomaDocument, akkomaEntities } from './entities';

const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'German' },
  { code: 'ja', name: 'Japanese' },
];

function languages(): Response {
  return answer({ source: LANGUAGES, target: LANGUAGES });
}

/** A translation that keeps the text and says into which language it was asked for: the sandbox translates nothing. */
function translation(call: Call): Response {
  const { status } = findStatusFor(call);
  const shown = renderStatus(call.server, status.id, viewerOf(call.server, call.viewer));
  if (!shown) throw notFound();
  const language = call.path['language'] ?? '';
  return answer({
    text: `<p>[${escapeHtml(language)}] ${escapeHtml(plainText(shown.content))}</p>`,
    detected_language: status.language ?? 'en',
  });
}

/** The routes that Akkoma has besides the shared ones. */
const akkomaRoutes: readonly Route[] = [
  // The bubble timeline shows this server's statuses: no other servers are chosen.
  sharedRoute('GET /api/v1/timelines/public', { path: '/api/v1/timelines/bubble' }),
  { method: 'GET', path: '/api/v1/akkoma/translation/languages', access: OPEN, handle: languages },
  {
    method: 'GET',
    path: '/api/v1/statuses/:id/translations/:language',
    access: user('read:statuses'),
    handle: translation,
  },
  preferencesRoute,
  ...tagRoutes,
];

const MISSING_ENDPOINTS = [
  /\/api\/v2\/instance$/,
  /\/api\/v1\/search$/,
  /\/timelines\/direct$/,
  /\/pleroma\/statuses\/:id\/quotes$/,
  /\/pleroma\/bookmark_folders/,
  /\/pleroma\/chats/,
  /\/pleroma\/birthdays$/,
  /\/pleroma\/settings\//,
  /\/accounts\/:id\/(?:un)?pin$/,
  /\/endorsements$/,
  /\/familiar_followers$/,
  /\/api\/v1\/trends$/,
];

const POSTING_ENDPOINTS = new Set(['POST /api/v1/statuses', 'PUT /api/v1/statuses/:id']);
const PLEROMA_FORMATS = new Map([['text/x.misskeymarkdown', 'text/markdown']]);

/** Reads Misskey's Markdown as ordinary Markdown. */
function readPosting(params: Params): Params {
  const format = PLEROMA_FORMATS.get(params.text('content_type') ?? '');
  return format === undefined ? params : new Params({ ...params.tree, content_type: format });
}

/** Akkoma 3.15: a fork of Pleroma with other extensions. */
export const akkoma: Character = {
  ...pleroma,
  name: 'akkoma',
  behaviour: {
    ...pleroma.behaviour,
    pollsAllowExpiry: true,
    streaming: {
      respondsToRequests: false,
      tokenInMessage: false,
      tokenAsProtocol: false,
      openToVisitors: true,
      prefix: '',
      labelsDeletions: false,
    },
    rewriteDocument: akkomaDocument,
  },
  routes: akkomaRoutes,
  isMissing: (endpoint) => MISSING_ENDPOINTS.some((pattern) => pattern.test(endpoint)),
  readRequest({ endpoint, path, sent }) {
    const params = describedParams(endpoint, sent);
    return { path, params: POSTING_ENDPOINTS.has(endpoint) ? readPosting(params) : params };
  },
  rewrite(value, { server, endpoint }) {
    const [, path = ''] = endpoint.split(' ');
    const context = { facts: statusFacts(server, value) };
    return akkomaDocument(path, rewriteEntities(value, { rewriters: akkomaEntities, context }));
  },
  streams: (event) => event !== 'pleroma:chat_update' && event !== 'pleroma:follow_relationships_update',
};
