import type { Call } from './call';
import { ApiError } from './error';
import { errorOfAnswer, parseJson, errorWithoutAnswer } from './transport/error';
import { outgoing } from './transport/outgoing';
import { type Answer, type Sender, type UploadSender, fetchSender } from './transport/sender';
import { timeLimit, type TimeLimit } from './transport/time-limit';

const beginsLikeMarkup = /^\s*</;

function bodyOf(kind: Call<unknown>['answer'], text: string): unknown {
  if (kind === 'none') return undefined;
  if (kind === 'text') return text;
  const body = parseJson(text);
  if (body !== undefined) return body;
  const what = beginsLikeMarkup.test(text) ? 'HTML instead of JSON' : 'not JSON';
  throw new ApiError({ kind: 'malformed', what });
}

/** Reads the response with the call's reader. Every problem becomes an `ApiError`. */
function readAnswer<T>(call: Call<T>, answer: Answer): T {
  if (answer.status < 200 || answer.status > 299) throw errorOfAnswer(answer);
  const body = bodyOf(call.answer, answer.text);
  try {
    return call.read(body, { status: answer.status, link: answer.link, date: answer.date ?? null });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const malformed = new ApiError({ kind: 'malformed', what: 'reader failed' });
    malformed.cause = error;
    throw malformed;
  }
}

export interface TransportOptions {
  /** `https://host`, or empty for the origin of the page. */
  baseUrl: string;
  fetch: typeof fetch;
  /** Called for each request; null sends it without a token. */
  token: () => string | null;
  /** Milliseconds for a complete response, 30 s by default. A call's own limit overrides it. */
  timeoutMs?: number;
  /** Sends uploads that report progress, which `fetch` cannot do. Without it there is no progress. */
  upload?: UploadSender;
  /** Shares responses with other tabs: may return a recent one instead of sending the request. */
  recent?: (address: string, asOf: number, request: () => Promise<Answer>) => Promise<Answer>;
}

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** From 0 to 1. Each report of progress restarts the time limit: large files may take long. */
  onUploadProgress?: ((fraction: number) => void) | undefined;
  /**
   * Milliseconds since 1970: a response to a request that another tab sent then or later is acceptable. For reading
   * only.
   */
  asOf?: number | undefined;
}

export interface Transport {
  /** Rejects only with `ApiError`. */
  send<T>(call: Call<T>, options?: SendOptions): Promise<T>;
}

const defaultTimeoutMs = 30_000;

export function createTransport(options: TransportOptions): Transport {
  const plainSender = fetchSender(options.fetch);
  return {
    async send(call, { signal, onUploadProgress, asOf } = {}) {
      if (signal?.aborted) throw new ApiError({ kind: 'aborted' });
      const outgoingRequest = outgoing(call, { baseUrl: options.baseUrl, token: options.token() });
      const limit = timeLimit(call.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs, signal);
      const upload = call.body?.kind === 'multipart' ? options.upload : undefined;
      const sender = progressSender(upload, limit, onUploadProgress) ?? plainSender;
      const request = (): Promise<Answer> => sender({ ...outgoingRequest, signal: limit.signal });
      const response =
        asOf === undefined ? request() : (options.recent?.(outgoingRequest.url, asOf, request) ?? request());
      return readAnswer(call, await answerOf(response, limit));
    },
  };
}

/** Waits no longer than the limit, even if the sender ignores the signal. */
async function answerOf(answer: Promise<Answer>, limit: TimeLimit): Promise<Answer> {
  const over = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason), { once: true });
  });
  try {
    return await Promise.race([answer, over]);
  } catch (error) {
    throw errorWithoutAnswer(error, limit);
  } finally {
    limit.clear();
  }
}

/** A sender that reports progress; null when nobody wants it or none is available. */
function progressSender(
  upload: UploadSender | undefined,
  limit: TimeLimit,
  onProgress: ((fraction: number) => void) | undefined,
): Sender | null {
  if (upload === undefined || onProgress === undefined) return null;
  return (request) =>
    upload({
      ...request,
      onProgress(fraction) {
        limit.restart();
        onProgress(fraction);
      },
    });
}
