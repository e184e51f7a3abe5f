import type { Poll } from '@linnet/api';

/**
 * Whether a poll takes no more votes at `now` (milliseconds since 1970): it is marked as expired, or its time is over.
 */
export function isOver({ expired, expiresAt }: Poll, now: number): boolean {
  return expired || (expiresAt !== null && now >= Date.parse(expiresAt));
}
