/** Milliseconds within which several tabs, and several events of one cause, share a request. */
const SHARED_WINDOW_MS = 2000;

/** Milliseconds after a request during which an open stream is trusted to have sent everything since. */
export const STREAM_TRUST_MS = 60_000;

/**
 * The earliest time of an answer that is recent enough for a refresh: a stream or polling reports later changes.
 */
export function justNow(): number {
  return Date.now() - SHARED_WINDOW_MS;
}
