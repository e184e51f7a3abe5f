import { readerOf } from '../render/reader';
import { renderStatuses } from '../render/status';
import { answer } from '../server/answer';
import { checkTimelineOpen, signedIn } from '../server/access';
import { type LinkParam, linkHeader, linkParams, readPage } from '../server/paging';
import { crash, problem } from '../server/problem';
import { user, type Access, type Call, type Route } from '../server/route';
import { findList } from '../store/accounts/lists';
import { directTimeline } from '../store/statuses/conversations';
import {
  homeTimeline,
  listTimeline,
  publicTimeline,
  tagTimeline,
  type TimelineFilter,
} from '../store/statuses/timelines';

function readReplies(call: Call): TimelineFilter['replies'] {
  const word = call.params.text('reply_visibility');
  if (word === undefined || word === '') return 'all';
  if (word === 'following' || word === 'self') return word;
  throw crash();
}

function readFilter(call: Call): TimelineFilter {
  const { params } = call;
  return {
    local: params.flag('local'),
    remote: params.flag('remote'),
    onlyMedia: params.flag('only_media'),
    excludeVisibilities: params.texts('exclude_visibilities'),
    replies: readReplies(call),
    instance: params.text('instance') || null,
    withMuted: params.flag('with_muted'),
  };
}

/** A filter with all replies: only the home and public timelines let the viewer choose; tags and lists don't. */
function withReplies(call: Call): TimelineFilter {
  return { ...readFilter(call), replies: 'all' };
}

/** Parameters that a timeline's Link header repeats, with their defaults. */
const REPEATED = {
  local: 'false',
  only_media: 'false',
  remote: 'false',
  with_muted: null,
  exclude_visibilities: null,
  reply_visibility: null,
};

function timelineAnswer(
  call: Call,
  ids: string[],
  links: { known?: Record<string, string | null>; extra?: LinkParam[] },
): Response {
  const { server, params, url } = call;
  const statuses = renderStatuses(server, ids, readerOf(server, call.reader));
  const headers = linkHeader({
    server,
    path: url.pathname,
    params: linkParams(params, { ...REPEATED, ...links.known }),
    ids,
    extra: links.extra ?? [],
  });
  return answer(statuses, { headers });
}

function home(call: Call): Response {
  const query = { filter: readFilter(call), page: readPage(call.params), readerId: signedIn(call.reader).id };
  return timelineAnswer(call, homeTimeline(call.server.db, query), {});
}

function localTwice(call: Call): LinkParam[] {
  return [['local', String(call.params.flag('local'))]];
}

function everybody(call: Call): Response {
  checkTimelineOpen(call.server.settings, call.reader, call.params.flag('local'));
  const query = { filter: readFilter(call), page: readPage(call.params), readerId: call.reader?.id ?? null };
  return timelineAnswer(call, publicTimeline(call.server.db, query), {
    known: { instance: null },
    extra: localTwice(call),
  });
}

function tag(call: Call): Response {
  const { params } = call;
  checkTimelineOpen(call.server.settings, call.reader, params.flag('local'));
  const lower = (name: string) => params.texts(name).map((word) => word.toLowerCase());
  const [any, all, none] = [lower('any'), lower('all'), lower('none')];
  if (any.length > 0 && all.length > 0) throw crash();
  const query = {
    filter: withReplies(call),
    page: readPage(params),
    readerId: call.reader?.id ?? null,
    any: [(call.path['tag'] ?? '').toLowerCase(), ...any],
    all,
    none,
  };
  return timelineAnswer(call, tagTimeline(call.server.db, query), {
    known: { any: null, all: null, none: null },
    extra: localTwice(call),
  });
}

/** A list timeline. For a list of somebody else, or an unknown one, the error has the real server's message. */
function list(call: Call): Response {
  const { db } = call.server;
  const readerId = signedIn(call.reader).id;
  const row = findList(db, readerId, call.path['id'] ?? '');
  if (!row) throw problem(403, 'Error.');
  const isOfFollowed = call.server.behaviour.listsAreOfFollowed;
  const query = {
    filter: withReplies(call),
    page: readPage(call.params),
    readerId,
    listId: row.id,
    isOfFollowed,
  };
  return timelineAnswer(call, listTimeline(db, query), {});
}

function direct(call: Call): Response {
  const { server, params, url } = call;
  const ids = directTimeline(server.db, signedIn(call.reader).id, readPage(params));
  const headers = linkHeader({ server, path: url.pathname, params: linkParams(params, {}), ids });
  return answer(renderStatuses(server, ids, readerOf(server, call.reader)), { headers });
}

const OPEN_TIMELINE: Access = { for: 'public-timeline', scopes: ['read:statuses'] };

export const timelineRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/timelines/home', access: user('read:statuses'), handle: home },
  { method: 'GET', path: '/api/v1/timelines/public', access: OPEN_TIMELINE, handle: everybody },
  { method: 'GET', path: '/api/v1/timelines/tag/:tag', access: OPEN_TIMELINE, handle: tag },
  { method: 'GET', path: '/api/v1/timelines/list/:id', access: user('read:lists'), handle: list },
  { method: 'GET', path: '/api/v1/timelines/direct', access: user('read:statuses'), handle: direct },
];
