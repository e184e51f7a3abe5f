import { get, json, post, put } from '../call';
import { required } from '../schema/read';
import { readAttachment } from '../schema/status-contents';
import { type UploadSender, maxAnswerLength, tooLong } from '../transport/sender';

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
export const uploadMedia = ({ file, description, idempotencyKey }: Upload) =>
  post('/api/v2/media', readRequired, {
    body: { kind: 'multipart', fields: { description: description || undefined }, files: { file } },
    ...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }),
    timeoutMs: uploadTimeoutMs,
  });

function mediaPath(id: string): string {
  return `/api/v1/media/${encodeURIComponent(id)}`;
}

/** GET /api/v1/media/:id, of the viewer's own attachment. Pleroma answers an unknown id with 500. */
export const getMedia = (id: string) => get(mediaPath(id), readRequired);

/** PUT /api/v1/media/:id. */
export const describeMedia = (id: string, description: string) =>
  put(mediaPath(id), readRequired, { body: json({ description }) });

/** Sends uploads by `XMLHttpRequest`, the only way in browsers to observe the progress. */
export const xhrUpload: UploadSender = ({ method, url, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const settle = (finish: () => void): void => {
      signal.removeEventListener('abort', abort);
      finish();
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('progress', ({ loaded }) => {
      if (loaded <= maxAnswerLength) return;
      settle(() => reject(tooLong()));
      request.abort();
    });
    request.addEventListener('load', () => {
      const { status, responseText: text } = request;
      const link = request.getResponseHeader('link');
      const retryAfter = request.getResponseHeader('retry-after');
      settle(() => resolve({ status, link, retryAfter, text }));
    });
    request.addEventListener('error', () => settle(() => reject(new TypeError('upload failed'))));
    request.addEventListener('abort', () => settle(() => reject(new TypeError('upload given up'))));
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) settle(() => reject(new TypeError('upload given up')));
    else request.send(body);
  });
