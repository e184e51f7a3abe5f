import type { Call } from './call';
import { draftValue, type NewStatus } from './draft-value';
import type { StatusId } from './model/ids';
import type { Context, Status } from './model/status';
import { readContext } from './schema/context';
import { required } from './schema/required';
import { readStatus } from './schema/status';
import { statusPath } from './status-path';

const readRequired = required(readStatus, 'status');

/** GET /api/v1/statuses/:id. 404 also when the viewer may not see it. */
export function getStatus(id: StatusId): Call<Status> {
  return { method: 'GET', path: statusPath(id), read: readRequired };
}

/** GET /api/v1/statuses/:id/context. Pleroma answers an unknown id with 500. */
export function getContext(id: StatusId): Call<Context> {
  return { method: 'GET', path: statusPath(id, '/context'), read: required(readContext, 'context') };
}

/**
 * POST /api/v1/statuses. As JSON: Hollo rejects the word `false` in forms. The idempotency key must be unguessable (one
 * server's response cache is shared by all of its users), and new after every error response.
 */
export function createStatus(draft: NewStatus, idempotencyKey: string): Call<Status> {
  return {
    method: 'POST',
    path: '/api/v1/statuses',
    body: { kind: 'json', value: draftValue(draft) },
    headers: { 'idempotency-key': idempotencyKey },
    read: readRequired,
  };
}

/** POST /api/v1/statuses with `preview`: the post as it would look; nothing is stored. */
export function previewStatus(draft: NewStatus): Call<Status> {
  return {
    method: 'POST',
    path: '/api/v1/statuses',
    body: { kind: 'json', value: { ...draftValue(draft), preview: true } },
    feature: 'statusPreview',
    read: readRequired,
  };
}
