import type { Call } from '../call';
import type { RelatedAccount } from '../model/account';
import type { AccountId, Page } from '../model/ids';
import type { Hashtag, SearchResult } from '../model/search';
import { readRelatedAccount } from '../schema/people';
import { readPage, required } from '../schema/read';
import { readHashtag, readSearchResult } from '../schema/search';
import { type PageOptions, pageQuery } from './timelines';

export interface SearchOptions {
  /** All kinds by default. */
  kind?: 'accounts' | 'statuses' | 'hashtags' | undefined;
  /** Fetch accounts and posts that the server does not know; only for members. */
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
export function search(text: string, options: SearchOptions = {}): Call<SearchResult> {
  const { kind, resolve, following, accountId, limit, offset } = options;
  return {
    method: 'GET',
    path: '/api/v2/search',
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
    read: required(readSearchResult, 'search result'),
  };
}

/**
 * GET /api/v1/accounts/search: people by the beginning of their name, for autocompletion. Without relationships, which
 * cannot be requested: Pleroma rejects a query with two parameters that this call does not know.
 */
export function searchAccounts(
  text: string,
  options: Pick<SearchOptions, 'resolve' | 'following' | 'limit'> = {},
): Call<Page<RelatedAccount>> {
  const { resolve, following, limit } = options;
  return {
    method: 'GET',
    path: '/api/v1/accounts/search',
    query: { q: text, resolve, following, limit },
    read: readPage(readRelatedAccount),
  };
}

const read = required(readHashtag, 'hashtag');

const path = (name: string, rest = '') => `/api/v1/tags/${encodeURIComponent(name)}${rest}`;

/** GET /api/v1/tags/:name. Without `#`. */
export function getHashtag(name: string): Call<Hashtag> {
  return { method: 'GET', path: path(name), feature: 'followedTags', notFound: 'route', read };
}

/** POST /api/v1/tags/:name/follow or unfollow. */
export function setTagFollow(name: string, on: boolean): Call<Hashtag> {
  return {
    method: 'POST',
    path: path(name, on ? '/follow' : '/unfollow'),
    feature: 'followedTags',
    notFound: 'route',
    read,
  };
}

/** GET /api/v1/followed_tags. Pages have ids of their own, so only the cursor leads to the next. */
export function followedTags(options: PageOptions = {}): Call<Page<Hashtag>> {
  return {
    method: 'GET',
    path: '/api/v1/followed_tags',
    query: pageQuery(options),
    feature: 'followedTags',
    notFound: 'route',
    read: readPage(readHashtag),
  };
}
