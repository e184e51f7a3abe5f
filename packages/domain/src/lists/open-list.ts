import { getList, listMembers, type Account, type List, type ListId } from '@linnet/api';
import type { Client } from '../client';

export interface OpenedList {
  list: List;
  members: readonly Account[];
}

/** Loads a list and all its members, for editing. Rejects with `ApiError`: 404 also for lists of other people. */
export async function openList({ send }: Pick<Client, 'send'>, id: ListId): Promise<OpenedList> {
  const [list, { items }] = await Promise.all([send(getList(id)), send(listMembers(id))]);
  return { list, members: items };
}
