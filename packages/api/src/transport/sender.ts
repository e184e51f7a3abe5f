/** A request ready to be sent, as `fetch` and `XMLHttpRequest` can both do it. */
export interface OutgoingRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | FormData | null;
  keepalive?: boolean;
  /** As of `fetch`. */
  cache?: 'no-cache';
  signal: AbortSignal;
}

export interface Answer {
  status: number;
  /** The Link header. */
  link: string | null;
  /** The Retry-After header. */
  retryAfter: string | null;
  text: string;
}

/**
 * Sends without cookies. Rejects with `ApiError` malformed when the answer is longer than `maxAnswerLength`;
 * any other rejection means that no whole answer came.
 */
export type Sender = (request: OutgoingRequest) => Promise<Answer>;

/** As above; calls `onProgress` with the part of the body that has left, from 0 to 1. */
export type UploadSender = (
  request: OutgoingRequest & { onProgress: (fraction: number) => void },
) => Promise<Answer>;

/** In bytes, or in UTF-16 units where the bytes are out of sight. */
export const maxAnswerLength = 16_000_000;
