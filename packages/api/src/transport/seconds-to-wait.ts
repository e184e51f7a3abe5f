/** The longest wait in seconds, whatever a server asks for. */
const longest = 3600;

/**
 * The seconds in a Retry-After header. Null when there is none, or when it is a date, whose meaning depends on the
 * server's clock.
 */
export function secondsToWait(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Math.min(longest, Number(header)) : null;
}
