import type { Call } from './call';
import type { Attachment } from './model/status';
import { readAttachment } from './schema/attachment';
import { required } from './schema/required';

const readRequired = required(readAttachment, 'attachment');

/** Milliseconds without progress; a transport that reports progress restarts it. */
const uploadTimeoutMs = 120_000;

export interface Upload {
  file: Blob;
  /** Empty for none. */
  description: string;
  /** Unguessable; repeated uploads with the same key create one attachment. */
  idempotencyKey?: string | undefined;
}

/**
 * POST /api/v2/media. The `url` of the response is empty while the server is still processing the file: poll with
 * `getMedia`. 413 with an empty body for a file over the server's limit.
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

/** GET /api/v1/media/:id, of the viewer's own attachment. Pleroma answers an unknown id with 500. */
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
