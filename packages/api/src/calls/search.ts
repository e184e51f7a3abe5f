import { get, post } from '../call';
import type { AccountId } from '../model/ids';
import { readRelatedAccount } from '../schema/people';
import { readPage, required } from '../schema/read';
import { readHashtag, readSearchResult } from '../schema/search';
import { type PageOptions, pageQuery } from './paging';

export interface SearchOptions {
  /** All kinds by default. */
  kind?: 'accounts' | 'statuses' | 'hashtags' | undefined;
  /** Fetch accounts and posts that the server does not know; only for signed-in viewers. */
  resolve?: boolean | undefined;
  /** Only people whom the viewer follows. */
  following?: boolean | undefined;
  /** Only posts of one person. */
  accountId?: AccountId | undefined;
  limit?: number | undefined;
  /** The next results of the same kind. */
  offset?: number | undefined;
}

/** GET /api/v2/search. Slow parts come back empty; hashtags are not looked up but made from the search words. */
export function search(text: string, options: SearchOptions = {}) {
  const { kind, resolve, following, accountId, limit, offset } = options;
  return get('/api/v2/search', required(readSearchResult, 'search result'), {
    query: {
      q: text,
      type: kind,
      resolve,
      following,
      account_id: accountId,
      limit,
      offset,
      with_relationships: true,
    },
    feature: 'search',
    notFound: 'route',
  });
}

/**
 * GET /api/v1/accounts/search: people by the beginning of their name, for autocompletion. Without relationships, which
 * cannot be requested: Pleroma rejects a query with two parameters that this call does not know.
 */
export function searchAccounts(
  text: string,
  options: Pick<SearchOptions, 'resolve' | 'following' | 'limit'> = {},
) {
  const { resolve, following, limit } = options;
  return get('/api/v1/accounts/search', readPage(readRelatedAccount), {
    query: { q: text, resolve, following, limit },
  });
}

const read = required(readHashtag, 'hashtag');

const path = (name: string, rest = '') => `/api/v1/tags/${encodeURIComponent(name)}${rest}`;

/** GET /api/v1/tags/:name. Without `#`. */
export const getHashtag = (name: string) =>
  get(path(name), read, { feature: 'followedTags', notFound: 'route' });

/** POST /api/v1/tags/:name/follow or unfollow. */
export const setTagFollow = (name: string, on: boolean) =>
  post(path(name, on ? '/follow' : '/unfollow'), read, {
    feature: 'followedTags',
    notFound: 'route',
  });

/** GET /api/v1/followed_tags. Pages have ids of their own, so only the cursor leads to the next. */
export const followedTags = (options: PageOptions = {}) =>
  get('/api/v1/followed_tags', readPage(readHashtag), {
    query: pageQuery(options),
    feature: 'followedTags',
    notFound: 'route',
  });
