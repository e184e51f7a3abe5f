/** Milliseconds within which several tabs, and several events of one cause, share a request. */
const TOGETHER = 2000;

/** Milliseconds after a request during which an open stream is trusted to have sent everything since. */
export const SURE_FOR = 60_000;

/**
 * The earliest time of an answer that is recent enough for a refresh whose caller learns of later changes by the
 * grant of a stream or by polling.
 */
export function justNow(): number {
  return Date.now() - TOGETHER;
}
