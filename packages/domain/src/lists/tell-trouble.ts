import type { FailureReason } from '@linnet/api';
import type { Notices } from '../notices/notices';

/** Shows a notice why a list could not be changed, unless the request was aborted. */
export function tellTrouble(
  notices: Pick<Notices, 'add'>,
  reason: FailureReason,
  retry: (() => void) | null = null,
): void {
  if (reason.kind === 'aborted') return;
  notices.add({ level: 'error', key: 'lists.error', reason, ...(retry === null ? {} : { retry }) });
}
