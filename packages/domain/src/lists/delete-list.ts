import { ApiError, removeList, type FailureReason, type ListId } from '@linnet/api';
import type { Client } from '../client';
import { listsOf } from './lists';

/** Deletes a list; resolves to the error, null when it is deleted. */
export async function deleteList(client: Client, id: ListId): Promise<FailureReason | null> {
  try {
    await client.send(removeList(id));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { reason } = error;
    const wasGone = reason.kind === 'http' && reason.status === 404;
    if (!wasGone) return reason;
  }
  listsOf(client).drop(id);
  return null;
}
