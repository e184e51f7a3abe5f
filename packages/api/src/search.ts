import type { Call } from './call';
import type { RelatedAccount } from './model/account';
import type { AccountId } from './model/ids';
import type { Page } from './model/page';
import type { SearchResult } from './model/search';
import { readPage } from './schema/page';
import { readRelatedAccount } from './schema/related-account';
import { required } from './schema/required';
import { readSearchResult } from './schema/search-result';

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
