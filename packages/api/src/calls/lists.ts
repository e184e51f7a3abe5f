import { del, get, json, nothing, post, put } from '../call';
import type { AccountId, ListId } from '../model/ids';
import type { ListReplies } from '../schema/lists-and-filters';
import { readAccount } from '../schema/account';
import { readList } from '../schema/lists-and-filters';
import { readPage, required } from '../schema/read';
import { type PageOptions, pageQuery } from './paging';

const path = (id?: ListId, rest = '') =>
  id === undefined ? '/api/v1/lists' : `/api/v1/lists/${encodeURIComponent(id)}${rest}`;
const readRequired = required(readList, 'list');

/** GET /api/v1/lists: all of them; Pleroma returns 50 at most. */
export const lists = () => get(path(), readPage(readList), { feature: 'lists', notFound: 'route' });

/** GET /api/v1/lists/:id. 404 also for other people's lists. */
export const getList = (id: ListId) => get(path(id), readRequired, { feature: 'lists' });

export interface ListFields {
  title: string;
  /** Only on servers that have the option. */
  replies?: ListReplies | undefined;
  exclusive?: boolean | undefined;
}

const listBody = ({ title, replies, exclusive }: ListFields) =>
  json({ title, replies_policy: replies, exclusive });

/** POST /api/v1/lists. 422 for an empty title. */
export const createList = (fields: ListFields) =>
  post(path(), readRequired, { body: listBody(fields), feature: 'lists' });

/** PUT /api/v1/lists/:id */
export const changeList = (id: ListId, fields: ListFields) =>
  put(path(id), readRequired, { body: listBody(fields), feature: 'lists' });

/** DELETE /api/v1/lists/:id */
export const removeList = (id: ListId) => del(path(id), nothing, { feature: 'lists' });

/** GET /api/v1/lists/:id/accounts: all members on Mastodon, which needs `limit=0`; other servers may send pages. */
export const listMembers = (id: ListId, options: PageOptions = { limit: 0 }) =>
  get(path(id, '/accounts'), readPage(readAccount), { query: pageQuery(options), feature: 'lists' });

/** POST /api/v1/lists/:id/accounts. Mastodon accepts only people whom the viewer follows. */
export const addToList = (id: ListId, accountIds: readonly AccountId[]) =>
  post(path(id, '/accounts'), nothing, { body: json({ account_ids: accountIds }), feature: 'lists' });

/** DELETE /api/v1/lists/:id/accounts. The ids are in the query, which every server reads. */
export const takeFromList = (id: ListId, accountIds: readonly AccountId[]) =>
  del(path(id, '/accounts'), nothing, { query: { account_ids: accountIds }, feature: 'lists' });
