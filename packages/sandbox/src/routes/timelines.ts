import { viewerOf } from '../render/viewer';
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
  const replyVisibility = call.params.text('reply_visibility');
  if (replyVisibility === undefined || replyVisibility === '') return 'all';
  if (replyVisibility === 'following' || replyVisibility === 'self') return replyVisibility;
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
const REPEATED_PARAMS = {
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
  const statuses = renderStatuses(server, ids, viewerOf(server, call.viewer));
  const headers = linkHeader({
    server,
    path: url.pathname,
    params: linkParams(params, { ...REPEATED_PARAMS, ...links.known }),
    ids,
    extra: links.extra ?? [],
  });
  return answer(statuses, { headers });
}

function home(call: Call): Response {
  const query = { filter: readFilter(call), page: readPage(call.params), viewerId: signedIn(call.viewer).id };
  return timelineAnswer(call, homeTimeline(call.server.db, query), {});
}

/** Pleroma repeats `local` at the end of the addresses in the Link header. */
function secondLocalParam(call: Call): LinkParam[] {
  return [['local', String(call.params.flag('local'))]];
}

function knownNetwork(call: Call): Response {
  checkTimelineOpen(call.server.settings, call.viewer, call.params.flag('local'));
  const query = { filter: readFilter(call), page: readPage(call.params), viewerId: call.viewer?.id ?? null };
  return timelineAnswer(call, publicTimeline(call.server.db, query), {
    known: { instance: null },
    extra: secondLocalParam(call),
  });
}

function tag(call: Call): Response {
  const { params } = call;
  checkTimelineOpen(call.server.settings, call.viewer, params.flag('local'));
  const lower = (name: string) => params.texts(name).map((word) => word.toLowerCase());
  const [any, all, none] = [lower('any'), lower('all'), lower('none')];
  if (any.length > 0 && all.length > 0) throw crash();
  const query = {
    filter: withReplies(call),
    page: readPage(params),
    viewerId: call.viewer?.id ?? null,
    any: [(call.path['tag'] ?? '').toLowerCase(), ...any],
    all,
    none,
  };
  return timelineAnswer(call, tagTimeline(call.server.db, query), {
    known: { any: null, all: null, none: null },
    extra: secondLocalParam(call),
  });
}

/** A list timeline. For a list of somebody else, or an unknown one, the error has the real server's message. */
function list(call: Call): Response {
  const { db } = call.server;
  const viewerId = signedIn(call.viewer).id;
  const row = findList(db, viewerId, call.path['id'] ?? '');
  if (!row) throw problem(403, 'Error.');
  const onlyFollowed = call.server.behaviour.listsShowOnlyFollowed;
  const query = {
    filter: withReplies(call),
    page: readPage(call.params),
    viewerId,
    listId: row.id,
    onlyFollowed,
  };
  return timelineAnswer(call, listTimeline(db, query), {});
}

function direct(call: Call): Response {
  const { server, params, url } = call;
  const ids = directTimeline(server.db, signedIn(call.viewer).id, readPage(params));
  const headers = linkHeader({ server, path: url.pathname, params: linkParams(params, {}), ids });
  return answer(renderStatuses(server, ids, viewerOf(server, call.viewer)), { headers });
}

const OPEN_TIMELINE: Access = { for: 'public-timeline', scopes: ['read:statuses'] };

export const timelineRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/timelines/home', access: user('read:statuses'), handle: home },
  { method: 'GET', path: '/api/v1/timelines/public', access: OPEN_TIMELINE, handle: knownNetwork },
  { method: 'GET', path: '/api/v1/timelines/tag/:tag', access: OPEN_TIMELINE, handle: tag },
  { method: 'GET', path: '/api/v1/timelines/list/:id', access: user('read:lists'), handle: list },
  { method: 'GET', path: '/api/v1/timelines/direct', access: user('read:statuses'), handle: direct },
];
