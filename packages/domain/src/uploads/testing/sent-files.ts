import { ApiError, type Attachment, type ErrorReason } from '@linnet/api';
import { vi } from 'vitest';
import type { Send } from '../../session/send';

interface SentCall {
  /** `POST /api/v2/media` */
  what: string;
  /** Name of the file, if there is one. */
  name: string | null;
  key: string | undefined;
  body: unknown;
  progress: (fraction: number) => void;
  answer: (attachment: Attachment) => void;
  fail: (reason: ErrorReason) => void;
}

/** A server for uploads, whose answers the test sends. Aborted calls fail like real ones. */
export function sentFiles() {
  const calls: SentCall[] = [];
  const send: Send = (call, options = {}) =>
    new Promise((resolve, reject) => {
      const file = call.body?.kind === 'multipart' ? call.body.files['file'] : undefined;
      options.signal?.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted' })));
      calls.push({
        what: `${call.method} ${call.path}`,
        name: file instanceof File ? file.name : null,
        key: call.headers?.['idempotency-key'],
        body: call.body?.kind === 'json' ? call.body.value : null,
        progress: (fraction) => options.onUploadProgress?.(fraction),
        answer: (attachment) => resolve(attachment as never),
        fail: (reason) => reject(new ApiError(reason)),
      });
    });

  /** Resolves with the request of this index, counted from 0, once it was sent. */
  async function call(index: number): Promise<SentCall> {
    await vi.waitUntil(() => calls.length > index, { interval: 1 });
    const found = calls[index];
    if (found === undefined) throw new Error(`There is no request ${index}.`);
    return found;
  }

  return { send, calls, call };
}

export function attachmentWith(id: string, facts: Partial<Attachment> = {}): Attachment {
  const url = `https://nest.example/media/${id}.txt`;
  return {
    id,
    kind: 'unknown',
    mimeType: 'text/plain',
    url,
    previewUrl: url,
    remoteUrl: null,
    description: '',
    blurhash: null,
    size: null,
    ...facts,
  };
}

export function refusal(status: number, text: string | null = null): ErrorReason {
  return { kind: 'http', status, text, identifier: null, body: text === null ? null : { error: text } };
}
