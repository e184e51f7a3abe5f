/** Milliseconds within which several pages, and several signs of one thing, ask for the same. */
const TOGETHER = 2000;

/** Milliseconds for which a stream that is heard is believed to tell everything, once the server was asked. */
export const SURE_FOR = 60_000;

/**
 * As of when an answer will do to somebody who only wants to be up to date, and hears of what comes later by a grant
 * or the next round.
 */
export function justNow(): number {
  return Date.now() - TOGETHER;
}
