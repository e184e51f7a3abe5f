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
