import type { FailureReason } from '@linnet/api';

/** Whether an error means that only signed-in people may see it; Mastodon sends 422 for that. */
export function isClosed(reason: FailureReason): boolean {
  return reason.kind === 'http' && [401, 403, 422].includes(reason.status);
}
