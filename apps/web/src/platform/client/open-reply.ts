import { ApiError, type StatusId } from '@linnet/api';
import type { Client } from '@linnet/domain';

/** Opens the form of a reply to a status, under the card `at`. Should its code not come, the person is told. */
export async function openReply(client: Client, to: StatusId, at: StatusId): Promise<void> {
  try {
    (await client.drafts.load()).open(to, at);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const retry = () => void openReply(client, to, at);
    client.notices.add({ level: 'error', key: 'errors.part_missing', reason: error.reason, retry });
  }
}
