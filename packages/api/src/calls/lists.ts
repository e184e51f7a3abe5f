import type { Call } from '../call';
import type { Account } from '../model/account';
import type { AccountId, ListId, Page } from '../model/ids';
import type { List, ListReplies } from '../model/lists-and-filters';
import { readAccount } from '../schema/account';
import { readList } from '../schema/lists-and-filters';
import { readPage, required } from '../schema/read';

const path = (id?: ListId, rest = '') =>
  id === undefined ? '/api/v1/lists' : `/api/v1/lists/${encodeURIComponent(id)}${rest}`;
const readRequired = required(readList, 'list');

/** GET /api/v1/lists: all of them; Pleroma returns 50 at most. */
export function lists(): Call<Page<List>> {
  return { method: 'GET', path: path(), feature: 'lists', notFound: 'route', read: readPage(readList) };
}

/** GET /api/v1/lists/:id. 404 also for other people's lists. */
export function getList(id: ListId): Call<List> {
  return { method: 'GET', path: path(id), feature: 'lists', read: readRequired };
}

export interface ListWish {
  title: string;
  /** Only on servers that have the option. */
  replies?: ListReplies | undefined;
  exclusive?: boolean | undefined;
}

const wished = ({ title, replies, exclusive }: ListWish) => ({
  kind: 'json' as const,
  value: { title, replies_policy: replies, exclusive },
});

/** POST /api/v1/lists. 422 for an empty title. */
export function createList(wish: ListWish): Call<List> {
  return { method: 'POST', path: path(), body: wished(wish), feature: 'lists', read: readRequired };
}

/** PUT /api/v1/lists/:id */
export function changeList(id: ListId, wish: ListWish): Call<List> {
  return { method: 'PUT', path: path(id), body: wished(wish), feature: 'lists', read: readRequired };
}

/** DELETE /api/v1/lists/:id */
export function removeList(id: ListId): Call<undefined> {
  return { method: 'DELETE', path: path(id), feature: 'lists', read: () => undefined };
}

/** GET /api/v1/lists/:id/accounts: all members; Mastodon needs `limit=0` for that. */
export function listMembers(id: ListId): Call<Page<Account>> {
  return {
    method: 'GET',
    path: path(id, '/accounts'),
    query: { limit: 0 },
    feature: 'lists',
    read: readPage(readAccount),
  };
}

/** POST /api/v1/lists/:id/accounts. Mastodon accepts only people whom the viewer follows. */
export function addToList(id: ListId, accountIds: readonly AccountId[]): Call<undefined> {
  return {
    method: 'POST',
    path: path(id, '/accounts'),
    body: { kind: 'json', value: { account_ids: accountIds } },
    feature: 'lists',
    read: () => undefined,
  };
}

/** DELETE /api/v1/lists/:id/accounts. The ids are in the query, which every server reads. */
export function takeFromList(id: ListId, accountIds: readonly AccountId[]): Call<undefined> {
  return {
    method: 'DELETE',
    path: path(id, '/accounts'),
    query: { account_ids: accountIds },
    feature: 'lists',
    read: () => undefined,
  };
}
