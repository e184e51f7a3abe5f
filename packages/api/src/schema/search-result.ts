import type { SearchResult } from '../model/search';
import { readHashtag } from './hashtag';
import { isObject, readRows } from './read';
import { readRelatedAccount } from './related-account';
import { readStatus } from './status';

const limit = 200;

/** Kinds that are missing were not requested; undefined when all are missing. */
export function readSearchResult(json: unknown): SearchResult | undefined {
  if (!isObject(json)) return undefined;
  if (![json['accounts'], json['statuses'], json['hashtags']].some(Array.isArray)) return undefined;
  return {
    accounts: readRows(json, 'accounts', { limit, row: readRelatedAccount }),
    statuses: readRows(json, 'statuses', { limit, row: readStatus }),
    hashtags: readRows(json, 'hashtags', { limit, row: readHashtag }),
  };
}
