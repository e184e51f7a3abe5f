/** Nobody is made to wait longer, whatever a server asks for. */
const longest = 3600;

/**
 * The seconds that a Retry-After header asks to wait. Null when there is none, or a date: what that means
 * depends on a clock that is not ours.
 */
export function secondsToWait(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Math.min(longest, Number(header)) : null;
}
