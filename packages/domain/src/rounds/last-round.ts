/** Milliseconds by which a look may be earlier than what a page itself was answered the last time is too old. */
const SOONER = 1000;

/** The moment from which on an answer will do for a round: what another page was told since the one before. */
export function lastRound(every: number): number {
  return Date.now() - every + SOONER;
}
