import type { WireScheduledStatus } from '@linnet/api/wire';
import type { Draft } from '../../actions/statuses/create-status';
import {
  cancelScheduled,
  isFarEnough,
  rescheduleStatus,
  scheduleStatus,
} from '../../actions/statuses/scheduled';
import { renderScheduled } from '../../render/status-versions';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { linkHeader, linkParams, readPage } from '../../server/paging';
import type { Params } from '../../server/params';
import { invalidRequest, notFound } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { type ScheduledRow, findScheduled, findScheduledPage } from '../../store/statuses/status-versions';

/** The time in a parameter, from ISO 8601 to milliseconds; null when absent. */
function readTime(params: Params, name: string): number | null {
  const text = params.text(name);
  if (text === undefined || text === '') return null;
  const time = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) {
    throw invalidRequest([{ field: name, message: 'Invalid format. Expected :"date-time"' }]);
  }
  return time;
}

function findOwn(call: Call): ScheduledRow {
  const row = findScheduled(call.server.db, signedIn(call.viewer).id, call.path['id'] ?? '');
  if (!row) throw notFound();
  return row;
}

function list(call: Call): Response {
  const { server, params, url } = call;
  const rows = findScheduledPage(server.db, signedIn(call.viewer).id, readPage(params));
  const headers = linkHeader({
    server,
    path: url.pathname,
    params: linkParams(params, {}),
    ids: rows.map((row) => String(row.id)),
  });
  return answer(
    rows.map((row) => renderScheduled(server, row)),
    { headers },
  );
}

function show(call: Call): Response {
  return answer(renderScheduled(call.server, findOwn(call)));
}

/** Changes the time of a scheduled status; without a time it stays the same. Nothing else can be changed. */
function change(call: Call): Response {
  const row = findOwn(call);
  const at = readTime(call.params, 'scheduled_at');
  return answer(renderScheduled(call.server, at === null ? row : rescheduleStatus(call.server, row, at)));
}

function cancel(call: Call): Response {
  const row = findOwn(call);
  const rendered = renderScheduled(call.server, row);
  cancelScheduled(call.server, row);
  return answer(rendered);
}

const READ = user('read:statuses');
const WRITE = user('write:statuses');
const SCHEDULED_STATUS = '/api/v1/scheduled_statuses/:id';

export const scheduledStatusRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/scheduled_statuses', access: READ, handle: list },
  { method: 'GET', path: SCHEDULED_STATUS, access: READ, handle: show },
  { method: 'PUT', path: SCHEDULED_STATUS, access: WRITE, handle: change },
  { method: 'DELETE', path: SCHEDULED_STATUS, access: WRITE, handle: cancel },
];

function requestParams({ params }: Call, draft: Draft): WireScheduledStatus['params'] {
  const poll = draft.poll;
  return {
    text: params.text('status') ?? null,
    sensitive: params.has('sensitive') ? draft.sensitive : null,
    spoiler_text: params.text('spoiler_text') ?? null,
    visibility: params.text('visibility') ?? null,
    scheduled_at: params.text('scheduled_at') ?? '',
    poll: poll
      ? { options: poll.options, expires_in: poll.expiresIn, ...(poll.multiple ? { multiple: true } : {}) }
      : null,
    in_reply_to_id: draft.inReplyToId,
    expires_in: params.integer('expires_in') ?? null,
    ...(draft.mediaIds.length > 0 ? { media_ids: draft.mediaIds } : {}),
  };
}

/** The answer to a status that is scheduled; null for one to publish now, also when its time is too near. */
export function scheduleInstead(call: Call, draft: Draft): Response | null {
  const at = readTime(call.params, 'scheduled_at');
  if (at === null || !isFarEnough(call.server, at)) return null;
  const { author, expiresAt: _expiresAt, ...rest } = draft;
  const expiresIn = call.params.integer('expires_in') ?? null;
  const post = { draft: { ...rest, expiresIn }, params: requestParams(call, draft) };
  return answer(renderScheduled(call.server, scheduleStatus(call.server, author, { post, at })));
}
