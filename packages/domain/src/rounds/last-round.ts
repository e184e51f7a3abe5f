/** Milliseconds by which the interval is shortened, so that this tab's own last answer is too old to be used again. */
const SOONER = 1000;

/**
 * The earliest time of an answer that will do for a poll: another tab may have requested it since this one's last poll.
 */
export function lastRound(every: number): number {
  return Date.now() - every + SOONER;
}
