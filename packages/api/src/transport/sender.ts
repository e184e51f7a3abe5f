import { ApiError } from '../error';

/** A request in a form that both `fetch` and `XMLHttpRequest` can send. */
export interface OutgoingRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | FormData | null;
  keepalive?: boolean;
  /** As in `fetch`. */
  cache?: 'no-cache';
  signal: AbortSignal;
}

export interface Answer {
  status: number;
  /** The Link header. */
  link: string | null;
  /** The Date header; absent where the browser may not read it: other servers do not expose it. */
  date?: string | null;
  /** The Retry-After header. */
  retryAfter: string | null;
  text: string;
}

/**
 * Sends without cookies. Rejects with `ApiError` malformed when the response is longer than `maxAnswerLength`; any
 * other rejection means that no complete response arrived.
 */
export type Sender = (request: OutgoingRequest) => Promise<Answer>;

/** Like `Sender`; calls `onProgress` with the share of the body that has been sent, from 0 to 1. */
export type UploadSender = (
  request: OutgoingRequest & { onProgress: (fraction: number) => void },
) => Promise<Answer>;

/** In bytes, or in UTF-16 units where the bytes are not accessible. */
export const maxAnswerLength = 16_000_000;

export function tooLong(): ApiError {
  return new ApiError({ kind: 'malformed', what: `longer than ${maxAnswerLength} bytes` });
}

/** Reads up to the maximum, so that an endless response cannot fill the memory. */
async function readCapped(response: Response): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxAnswerLength) {
      await reader.cancel();
      throw tooLong();
    }
    pieces.push(decoder.decode(value, { stream: true }));
  }
  pieces.push(decoder.decode());
  return pieces.join('');
}

export function fetchSender(fetch: typeof globalThis.fetch): Sender {
  return async ({ url, ...request }) => {
    const response = await fetch(url, { ...request, credentials: 'omit' });
    const { status, headers } = response;
    return {
      status,
      link: headers.get('link'),
      date: headers.get('date'),
      retryAfter: headers.get('retry-after'),
      text: await readCapped(response),
    };
  };
}
