import type { FailureReason } from '@linnet/api';
import type { Notices } from '../notices/notices';

/** Says why a list is not as it was wished, unless nobody waits for it any more. */
export function tellTrouble(
  notices: Pick<Notices, 'add'>,
  reason: FailureReason,
  retry: (() => void) | null = null,
): void {
  if (reason.kind === 'aborted') return;
  notices.add({ level: 'error', key: 'lists.error', reason, ...(retry === null ? {} : { retry }) });
}
