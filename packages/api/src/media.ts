import type { Call } from './call';
import type { Attachment } from './model/status';
import { readAttachment } from './schema/attachment';
import { required } from './schema/required';

const readRequired = required(readAttachment, 'attachment');

/** For one stretch without progress; a sender that tells progress starts it anew. */
const uploadTimeoutMs = 120_000;

export interface Upload {
  file: Blob;
  /** Empty for none. */
  description: string;
  /** Unguessable; the same key sends the file once. */
  idempotencyKey?: string | undefined;
}

/**
 * POST /api/v2/media. The answer's `url` is empty while the server still works on the file: ask again with
 * `getMedia`. 413 for a file over the server's limit, with nothing to read in it.
 */
export function uploadMedia({ file, description, idempotencyKey }: Upload): Call<Attachment> {
  return {
    method: 'POST',
    path: '/api/v2/media',
    body: { kind: 'multipart', fields: { description: description || undefined }, files: { file } },
    ...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }),
    timeoutMs: uploadTimeoutMs,
    read: readRequired,
  };
}

function mediaPath(id: string): string {
  return `/api/v1/media/${encodeURIComponent(id)}`;
}

/** GET /api/v1/media/:id, of one's own. Pleroma answers an unknown id with 500. */
export function getMedia(id: string): Call<Attachment> {
  return { method: 'GET', path: mediaPath(id), read: readRequired };
}

/** PUT /api/v1/media/:id. */
export function describeMedia(id: string, description: string): Call<Attachment> {
  return {
    method: 'PUT',
    path: mediaPath(id),
    body: { kind: 'json', value: { description } },
    read: readRequired,
  };
}
