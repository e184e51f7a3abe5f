import type { FailureReason } from '@linnet/api';

/** The server keeps it for those who are signed in; Mastodon says so with 422. */
export function isClosed(reason: FailureReason): boolean {
  return reason.kind === 'http' && [401, 403, 422].includes(reason.status);
}
