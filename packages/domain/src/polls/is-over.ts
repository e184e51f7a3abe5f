import type { Poll } from '@linnet/api';

/** Whether a poll takes no votes any more at `now` (milliseconds since 1970), whoever noticed first. */
export function isOver({ expired, expiresAt }: Poll, now: number): boolean {
  return expired || (expiresAt !== null && now >= Date.parse(expiresAt));
}
