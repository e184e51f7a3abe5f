/** Servers schedule a post only when it is more than this many milliseconds ahead. */
const LEAST_AHEAD = 5 * 60_000;

/**
 * Whether a post scheduled for this moment (ISO 8601) would be posted at once, or refused; `now` in milliseconds since
 * 1970. True for an invalid date too.
 */
export function isTooSoon(at: string, now: number): boolean {
  return !(Date.parse(at) - now > LEAST_AHEAD);
}
