import type { FailureReason } from '@linnet/api';

/** The error of some servers for a missing account, with another status than 404. */
const NOBODY = /no user with such user_id/i;

/** Whether a profile could not be loaded because there is no such account. */
export function isNobody(reason: FailureReason): boolean {
  if (reason.kind !== 'http') return false;
  return reason.status === 404 || NOBODY.test(reason.text ?? '');
}
