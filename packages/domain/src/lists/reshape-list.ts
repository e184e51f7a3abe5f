import { ApiError, changeList, type FailureReason, type ListId, type ListWish } from '@linnet/api';
import type { Client } from '../client';
import { listsOf } from './lists';

/** Changes the title and the options of a list; resolves to the error, null when it is done. */
export async function reshapeList(client: Client, id: ListId, wish: ListWish): Promise<FailureReason | null> {
  try {
    const title = wish.title.trim();
    listsOf(client).put(await client.send(changeList(id, { ...wish, title })));
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.reason;
  }
}
