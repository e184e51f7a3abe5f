import { ApiError, type StatusId } from '@linnet/api';
import type { Client } from '@linnet/domain';
import type { DraftContext, Drafts } from '@linnet/domain/drafts';

/** Runs a task with the drafts. When their code fails to load, a notice offers to try again. */
export async function withDrafts(client: Client, task: (drafts: Drafts) => void): Promise<void> {
  try {
    task(await client.drafts.load());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const retry = () => void withDrafts(client, task);
    client.notices.add({ level: 'error', key: 'errors.part_missing', reason: error.reason, retry });
  }
}

/** Opens a form under the card `at`: a reply to a status, or a quote of it. */
export function openForm(client: Client, context: DraftContext, at: StatusId): void {
  void withDrafts(client, (drafts) => drafts.open(context, at));
}

/** Closes the form under the card `at`; asks first if text would be lost. */
export function closeForm(client: Client, at: StatusId): void {
  const drafts = client.drafts.loaded.get();
  drafts?.closeRequest.set(drafts.openUnder(at));
}
