import type { Call } from './call';
import type { ListId } from './model/ids';
import type { Page } from './model/page';
import type { Status } from './model/status';
import { readPage } from './schema/page';
import { readStatus } from './schema/status';
import { timelineQuery, whenOn, type TimelineOptions } from './timelines';

/** GET /api/v1/timelines/bubble: posts of servers that the operator chose. */
export function bubbleTimeline(options: TimelineOptions = {}): Call<Page<Status>> {
  return {
    method: 'GET',
    path: '/api/v1/timelines/bubble',
    query: timelineQuery(options),
    feature: 'bubbleTimeline',
    notFound: 'route',
    read: readPage(readStatus),
  };
}

/** GET /api/v1/timelines/list/:id. Pleroma: 403 for an unknown list or somebody else's. */
export function listTimeline(id: ListId, options: TimelineOptions = {}): Call<Page<Status>> {
  return {
    method: 'GET',
    path: `/api/v1/timelines/list/${encodeURIComponent(id)}`,
    query: timelineQuery(options),
    feature: 'lists',
    read: readPage(readStatus),
  };
}

/** GET /api/v1/timelines/tag/:tag. `tag` without `#`. */
export function tagTimeline(tag: string, options: TimelineOptions & { local: boolean }): Call<Page<Status>> {
  return {
    method: 'GET',
    path: `/api/v1/timelines/tag/${encodeURIComponent(tag)}`,
    query: { local: whenOn(options.local), ...timelineQuery(options) },
    read: readPage(readStatus),
  };
}
