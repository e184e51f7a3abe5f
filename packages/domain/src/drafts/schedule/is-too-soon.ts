/** Servers keep a post for later only when it is more than so many milliseconds ahead. */
const LEAST_AHEAD = 5 * 60_000;

/**
 * Whether a post for this moment (ISO 8601) would go out at once, or be refused; `now` in milliseconds since 1970.
 * What is no moment cannot be kept either.
 */
export function isTooSoon(at: string, now: number): boolean {
  return !(Date.parse(at) - now > LEAST_AHEAD);
}
