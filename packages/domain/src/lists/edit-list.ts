import {
  type Account,
  changeList,
  type ErrorReason,
  getList,
  type List,
  type ListId,
  listMembers,
  type ListFields,
  removeList,
  search,
} from '@linnet/api';
import type { Client } from '../client/client';
import { errorOf } from '../kernel/error-of';
import { listsOf } from './lists';

export interface OpenedList {
  list: List;
  members: readonly Account[];
}

/** Loads a list and all its members, for editing. Rejects with `ApiError`: 404 also for lists of other people. */
export async function openList({ send }: Pick<Client, 'send'>, id: ListId): Promise<OpenedList> {
  const [list, { items }] = await Promise.all([send(getList(id)), send(listMembers(id))]);
  return { list, members: items };
}

export interface MemberSearch {
  text: string;
  /** Only accounts that the viewer follows. */
  following: boolean;
}

const MAX_RESULTS = 20;

/** Searches accounts that can be added to a list, those of other servers too. Rejects with `ApiError`. */
export async function searchMembers(
  { send }: Pick<Client, 'send'>,
  { text, following }: MemberSearch,
): Promise<readonly Account[]> {
  const found = await send(search(text, { kind: 'accounts', resolve: true, following, limit: MAX_RESULTS }));
  return found.accounts.map(({ account }) => account);
}

/** Changes the title and the options of a list; resolves to the error, null on success. */
export function saveList(client: Client, id: ListId, fields: ListFields): Promise<ErrorReason | null> {
  const change = changeList(id, { ...fields, title: fields.title.trim() });
  return errorOf(client.send(change).then(listsOf(client).put));
}

/** Deletes a list; resolves to the error, null when it is deleted. */
export async function deleteList(client: Client, id: ListId): Promise<ErrorReason | null> {
  const error = await errorOf(client.send(removeList(id)));
  const wasDeleted = error?.kind === 'http' && error.status === 404;
  if (error !== null && !wasDeleted) return error;
  listsOf(client).remove(id);
  return null;
}
