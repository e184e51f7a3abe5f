import type { FailureReason } from '@linnet/api';

/** Milliseconds before what brought nothing is tried again for the first time. */
export const FIRST_WAIT = 2000;
const LONGEST = 60_000;

/** Tries after which a server that answers with errors is left alone. No network is waited for without end. */
export const MOST_TRIES = 5;

/** Servers keep the answer to a key for six hours; one hour is left for the time that a request takes. */
export const KEY_LASTS = 5 * 3_600_000;

/** Milliseconds until the next try, after so many that brought nothing. */
export function waitFor(tries: number): number {
  return Math.min(LONGEST, FIRST_WAIT * 2 ** Math.max(0, tries - 1));
}

/** The same after a failure: a server that names a time is obeyed. */
export function waitAfter(reason: FailureReason, tries: number): number {
  const asked = reason.kind === 'http' ? (reason.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, waitFor(tries));
}
