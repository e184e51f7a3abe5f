import type { ScheduledStatus } from '../schema/status-edits';
import { del, get, json, nothing, post, put } from '../call';
import { ApiError } from '../error';
import type { ScheduledStatusId } from '../model/ids';
import type { Status } from '../model/status';
import { readPage, required } from '../schema/read';
import { readStatus } from '../schema/status';
import { readScheduledStatus } from '../schema/status-edits';
import { type PageOptions, pageQuery } from './paging';
import { type NewStatus, draftValue } from '../model/new-status';

const listPath = '/api/v1/scheduled_statuses';
const readRequired = required(readScheduledStatus, 'scheduled status');

/** The result of scheduling a post: a post whose time is too near is posted at once. */
export type Scheduling =
  | { kind: 'scheduled'; scheduled: ScheduledStatus }
  | { kind: 'posted'; status: Status };

function readScheduling(json: unknown): Scheduling {
  const scheduled = readScheduledStatus(json);
  if (scheduled !== undefined) return { kind: 'scheduled', scheduled };
  const status = readStatus(json);
  if (status !== undefined) return { kind: 'posted', status };
  throw new ApiError({ kind: 'malformed', what: 'scheduled status' });
}

/**
 * POST /api/v1/statuses with `scheduled_at` (ISO 8601, at least five minutes ahead). The post is only validated when it
 * is due, and errors are then not reported. 422 above 25 posts a day or 300 in all.
 */
export const scheduleStatus = (
  draft: NewStatus,
  { at, idempotencyKey }: { at: string; idempotencyKey: string },
) =>
  post('/api/v1/statuses', readScheduling, {
    body: json({ ...draftValue(draft), scheduled_at: at }),
    headers: { 'idempotency-key': idempotencyKey },
    feature: 'scheduledStatuses',
  });

/** GET /api/v1/scheduled_statuses. */
export const scheduledStatuses = (options: PageOptions = {}) =>
  get(listPath, readPage(readScheduledStatus), {
    query: pageQuery(options),
    feature: 'scheduledStatuses',
    notFound: 'route',
  });

function scheduledPath(id: ScheduledStatusId): string {
  return `${listPath}/${encodeURIComponent(id)}`;
}

/** GET /api/v1/scheduled_statuses/:id. */
export const getScheduledStatus = (id: ScheduledStatusId) =>
  get(scheduledPath(id), readRequired, { feature: 'scheduledStatuses' });

/** PUT /api/v1/scheduled_statuses/:id: only the time can be changed. 422 for less than five minutes ahead. */
export const moveScheduledStatus = (id: ScheduledStatusId, at: string) =>
  put(scheduledPath(id), readRequired, {
    body: json({ scheduled_at: at }),
    feature: 'scheduledStatuses',
  });

/** DELETE /api/v1/scheduled_statuses/:id. */
export const cancelScheduledStatus = (id: ScheduledStatusId) =>
  del(scheduledPath(id), nothing, { feature: 'scheduledStatuses' });
