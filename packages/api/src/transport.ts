import type { Call } from './call';
import { ApiError } from './error';
import { unansweredFailure } from './transport/failure';
import { fetchSender } from './transport/fetch-sender';
import { outgoing } from './transport/outgoing';
import { readAnswer } from './transport/read-answer';
import type { Answer, Sender, UploadSender } from './transport/sender';
import { type TimeLimit, timeLimit } from './transport/time-limit';

export interface TransportOptions {
  /** `https://host`, or empty for the origin of the page. */
  baseUrl: string;
  fetch: typeof fetch;
  /** Asked for each call anew; null is anonymous. */
  token: () => string | null;
  /** For a whole answer, 30 s if not said. A call's own limit goes before it. */
  timeoutMs?: number;
  /** Sends the uploads that want to tell their progress, which `fetch` cannot. Without it they tell none. */
  upload?: UploadSender;
  /** Gives a recent answer in place of a new one, where there is somebody to share answers with. */
  recent?: (address: string, asOf: number, ask: () => Promise<Answer>) => Promise<Answer>;
}

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** From 0 to 1. While it is called the time limit starts anew: a large file may take its time. */
  onUploadProgress?: ((fraction: number) => void) | undefined;
  /** Milliseconds since 1970: an answer to what another page asked then or later is as good. For reading only. */
  asOf?: number | undefined;
}

export interface Transport {
  /** Rejects with `ApiError` and nothing else. */
  send<T>(call: Call<T>, options?: SendOptions): Promise<T>;
}

const usualTimeoutMs = 30_000;

export function createTransport(options: TransportOptions): Transport {
  const bare = fetchSender(options.fetch);
  return {
    async send(call, { signal, onUploadProgress, asOf } = {}) {
      if (signal?.aborted) throw new ApiError({ kind: 'aborted' });
      const request = outgoing(call, { baseUrl: options.baseUrl, token: options.token() });
      const limit = timeLimit(call.timeoutMs ?? options.timeoutMs ?? usualTimeoutMs, signal);
      const upload = call.body?.kind === 'multipart' ? options.upload : undefined;
      const sender = observed(upload, limit, onUploadProgress) ?? bare;
      const ask = (): Promise<Answer> => sender({ ...request, signal: limit.signal });
      const coming = asOf === undefined ? ask() : (options.recent?.(request.url, asOf, ask) ?? ask());
      return readAnswer(call, await answerOf(coming, limit));
    },
  };
}

/** Waits no longer than the limit, even for a sender that does not listen to the signal. */
async function answerOf(coming: Promise<Answer>, limit: TimeLimit): Promise<Answer> {
  const over = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason), { once: true });
  });
  try {
    return await Promise.race([coming, over]);
  } catch (error) {
    throw unansweredFailure(error, limit);
  } finally {
    limit.clear();
  }
}

function observed(
  upload: UploadSender | undefined,
  limit: TimeLimit,
  tell: ((fraction: number) => void) | undefined,
): Sender | null {
  if (upload === undefined || tell === undefined) return null;
  const onProgress = (fraction: number): void => {
    limit.restart();
    tell(fraction);
  };
  return (request) => upload({ ...request, onProgress });
}
