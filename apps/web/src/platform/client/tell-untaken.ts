import type { FailureReason } from '@linnet/api';
import type { Client, Notice } from '@linnet/domain';

/** A step that was refused, and what it is told with. */
interface Untaken extends Pick<Notice, 'key' | 'values'> {
  readonly step: () => Promise<FailureReason | null>;
  readonly reason: FailureReason;
}

/** Tells as a notice of a refusal that nobody sees where the step was taken. It can be taken again from there. */
export function tellUntaken(client: Pick<Client, 'notices'>, { step, reason, ...words }: Untaken): void {
  async function takeAgain(): Promise<void> {
    const refusal = await step();
    if (refusal !== null && refusal.kind !== 'aborted')
      tellUntaken(client, { ...words, step, reason: refusal });
  }
  client.notices.add({ level: 'error', ...words, reason, retry: () => void takeAgain() });
}
