import type { FailureReason } from '@linnet/api';

/** Milliseconds before the first retry. */
export const FIRST_WAIT = 2000;
const LONGEST = 60_000;

/** Attempts after which a server that answers with errors is not asked again. Without a network there is no limit. */
export const MOST_TRIES = 5;

/**
 * Milliseconds for which a key is used: servers keep the answer to a key for six hours, and one hour is left for the
 * request.
 */
export const KEY_LASTS = 5 * 3_600_000;

/** Milliseconds until the next attempt, after this number of failed ones. */
export function waitFor(tries: number): number {
  return Math.min(LONGEST, FIRST_WAIT * 2 ** Math.max(0, tries - 1));
}

/** The same after an error, and never less than the time that a server names. */
export function waitAfter(reason: FailureReason, tries: number): number {
  const asked = reason.kind === 'http' ? (reason.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, waitFor(tries));
}
