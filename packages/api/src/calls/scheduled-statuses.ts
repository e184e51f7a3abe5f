import type { Call } from '../call';
import { ApiError } from '../error';
import type { Page, ScheduledStatusId } from '../model/ids';
import type { Status } from '../model/status';
import type { ScheduledStatus } from '../model/writing';
import { readPage, required } from '../schema/read';
import { readStatus } from '../schema/status';
import { readScheduledStatus } from '../schema/status-edits';
import { type PageOptions, pageQuery } from './timelines';
import { type NewStatus, draftValue } from './writing';

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
export function scheduleStatus(
  draft: NewStatus,
  { at, idempotencyKey }: { at: string; idempotencyKey: string },
): Call<Scheduling> {
  return {
    method: 'POST',
    path: '/api/v1/statuses',
    body: { kind: 'json', value: { ...draftValue(draft), scheduled_at: at } },
    headers: { 'idempotency-key': idempotencyKey },
    feature: 'scheduledStatuses',
    read: readScheduling,
  };
}

/** GET /api/v1/scheduled_statuses. */
export function scheduledStatuses(options: PageOptions = {}): Call<Page<ScheduledStatus>> {
  return {
    method: 'GET',
    path: listPath,
    query: pageQuery(options),
    feature: 'scheduledStatuses',
    notFound: 'route',
    read: readPage(readScheduledStatus),
  };
}

function scheduledPath(id: ScheduledStatusId): string {
  return `${listPath}/${encodeURIComponent(id)}`;
}

/** GET /api/v1/scheduled_statuses/:id. */
export function getScheduledStatus(id: ScheduledStatusId): Call<ScheduledStatus> {
  return { method: 'GET', path: scheduledPath(id), feature: 'scheduledStatuses', read: readRequired };
}

/** PUT /api/v1/scheduled_statuses/:id: only the time can be changed. 422 for less than five minutes ahead. */
export function moveScheduledStatus(id: ScheduledStatusId, at: string): Call<ScheduledStatus> {
  return {
    method: 'PUT',
    path: scheduledPath(id),
    body: { kind: 'json', value: { scheduled_at: at } },
    feature: 'scheduledStatuses',
    read: readRequired,
  };
}

/** DELETE /api/v1/scheduled_statuses/:id. */
export function cancelScheduledStatus(id: ScheduledStatusId): Call<void> {
  return { method: 'DELETE', path: scheduledPath(id), feature: 'scheduledStatuses', read: () => undefined };
}
