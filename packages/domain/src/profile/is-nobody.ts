import type { FailureReason } from '@linnet/api';

/** How some servers say it, with other statuses than 404. */
const NOBODY = /no user with such user_id/i;

/** Whether a profile did not come because there is nobody of this name. */
export function isNobody(reason: FailureReason): boolean {
  if (reason.kind !== 'http') return false;
  return reason.status === 404 || NOBODY.test(reason.text ?? '');
}
