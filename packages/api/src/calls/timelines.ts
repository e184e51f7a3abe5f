import { type Parameters, get } from '../call';
import type { Cursor, ListId, StatusId } from '../model/ids';
import { readPage } from '../schema/read';
import { readStatus } from '../schema/status';
import { defaultLimit } from './paging';

export interface TimelineOptions {
  /** From a page's Link header; overrides the ids. */
  cursor?: Cursor | null | undefined;
  /** The page directly newer than this one. */
  minId?: StatusId | undefined;
  /** The newest page of those newer than this one. */
  sinceId?: StatusId | undefined;
  /** Older than this one. */
  maxId?: StatusId | undefined;
  /** 20 by default; servers limit it to 40. */
  limit?: number | undefined;
  /** Include posts of muted authors and conversations. */
  withMuted?: boolean | undefined;
  /** Mastodon supports it on public and tag timelines only. */
  onlyMedia?: boolean | undefined;
  /** All replies when absent. No other value may be sent: Pleroma answers it with 500. */
  replyVisibility?: 'following' | 'self' | undefined;
}

/** Flags are sent only when they are on: off is every server's default. */
function whenOn(flag: boolean | undefined): true | null {
  return flag === true ? true : null;
}

/** The query parameters that all timelines share. */
function timelineQuery(options: TimelineOptions): Parameters {
  return {
    limit: options.limit ?? defaultLimit,
    min_id: options.minId,
    since_id: options.sinceId,
    max_id: options.maxId,
    with_muted: whenOn(options.withMuted),
    only_media: whenOn(options.onlyMedia),
    reply_visibility: options.replyVisibility,
    ...options.cursor,
  };
}

/** GET /api/v1/timelines/home */
export const homeTimeline = (options: TimelineOptions = {}) =>
  get('/api/v1/timelines/home', readPage(readStatus), { query: timelineQuery(options) });

/** GET /api/v1/timelines/public. `local`: of this server only; otherwise of the whole known network. */
export const publicTimeline = (options: TimelineOptions & { local: boolean }) =>
  get('/api/v1/timelines/public', readPage(readStatus), {
    query: { local: whenOn(options.local), ...timelineQuery(options) },
  });

/** GET /api/v1/timelines/bubble: posts of servers that the operator chose. */
export const bubbleTimeline = (options: TimelineOptions = {}) =>
  get('/api/v1/timelines/bubble', readPage(readStatus), {
    query: timelineQuery(options),
    feature: 'bubbleTimeline',
    notFound: 'route',
  });

/** GET /api/v1/timelines/list/:id. Pleroma: 403 for an unknown list or somebody else's. */
export const listTimeline = (id: ListId, options: TimelineOptions = {}) =>
  get(`/api/v1/timelines/list/${encodeURIComponent(id)}`, readPage(readStatus), {
    query: timelineQuery(options),
    feature: 'lists',
  });

/** GET /api/v1/timelines/tag/:tag. `tag` without `#`. */
export const tagTimeline = (tag: string, options: TimelineOptions & { local: boolean }) =>
  get(`/api/v1/timelines/tag/${encodeURIComponent(tag)}`, readPage(readStatus), {
    query: { local: whenOn(options.local), ...timelineQuery(options) },
  });
