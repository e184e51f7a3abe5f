import type { Call } from './call';
import type { StatusId } from './model/ids';
import type { Context, Scope, Status } from './model/status';
import { readContext } from './schema/context';
import { required } from './schema/required';
import { readStatus } from './schema/status';
import { statusPath } from './status-path';

export interface NewStatus {
  text: string;
  /** Empty for none. */
  subject: string;
  /** `list` needs the list's id beside it and is not offered: servers post what they do not know publicly. */
  scope: Exclude<Scope, 'list'>;
  sensitive: boolean;
  /** One of the instance's post formats. */
  contentType?: string | null | undefined;
  inReplyToId?: StatusId | null | undefined;
  language?: string | null | undefined;
}

const readRequired = required(readStatus, 'status');

/** GET /api/v1/statuses/:id. 404 also when the reader may not see it. */
export function getStatus(id: StatusId): Call<Status> {
  return { method: 'GET', path: statusPath(id), read: readRequired };
}

/** GET /api/v1/statuses/:id/context. Pleroma answers an unknown id with 500. */
export function getContext(id: StatusId): Call<Context> {
  return { method: 'GET', path: statusPath(id, '/context'), read: required(readContext, 'context') };
}

/**
 * POST /api/v1/statuses. As JSON: Hollo refuses the word `false` in forms. The key must be unguessable (one
 * server's cache of answers is shared by all its users), and a new one after every answered error.
 */
export function createStatus(draft: NewStatus, idempotencyKey: string): Call<Status> {
  const value = {
    status: draft.text,
    visibility: draft.scope,
    sensitive: draft.sensitive,
    // Undefined leaves a key out of the JSON.
    spoiler_text: draft.subject || undefined,
    content_type: draft.contentType ?? undefined,
    in_reply_to_id: draft.inReplyToId ?? undefined,
    language: draft.language ?? undefined,
  };
  return {
    method: 'POST',
    path: '/api/v1/statuses',
    body: { kind: 'json', value },
    headers: { 'idempotency-key': idempotencyKey },
    read: readRequired,
  };
}
