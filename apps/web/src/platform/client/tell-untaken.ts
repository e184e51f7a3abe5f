import type { FailureReason } from '@linnet/api';
import type { Client, Notice } from '@linnet/domain';

/** An action that failed, and the notice about it. */
interface Untaken extends Pick<Notice, 'key' | 'values'> {
  readonly step: () => Promise<FailureReason | null>;
  readonly reason: FailureReason;
}

/**
 * Shows a notice about a failed action that the viewer can no longer see where it was started, with a button to retry.
 */
export function tellUntaken(client: Pick<Client, 'notices'>, { step, reason, ...words }: Untaken): void {
  async function takeAgain(): Promise<void> {
    const refusal = await step();
    if (refusal !== null && refusal.kind !== 'aborted')
      tellUntaken(client, { ...words, step, reason: refusal });
  }
  client.notices.add({ level: 'error', ...words, reason, retry: () => void takeAgain() });
}
