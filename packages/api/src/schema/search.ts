import type { Hashtag, SearchResult, TagDay } from '../model/search';
import { readRelatedAccount } from './people';
import { type JsonObject, isObject, readFlagOrNull, readRows, readText } from './read';
import { readStatus } from './status';
import { readTag } from './status-contents';

/** Servers send these numbers as strings of digits. */
function readDigits(json: JsonObject, key: string): number {
  const value = json[key];
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && Number.isSafeInteger(number) ? number : 0;
}

function readDay(json: unknown): TagDay | undefined {
  if (!isObject(json)) return undefined;
  const day = readDigits(json, 'day');
  if (day === 0) return undefined;
  return { day, uses: readDigits(json, 'uses'), accounts: readDigits(json, 'accounts') };
}

const dayRows = { limit: 100, row: readDay };

/** Also reads a plain name, as in version 1 of the search. */
export function readHashtag(json: unknown): Hashtag | undefined {
  if (typeof json === 'string') return readHashtag({ name: json });
  const tag = readTag(json);
  if (tag === undefined || !isObject(json)) return undefined;
  return {
    name: readText(json, 'name').replace(/^#/, ''),
    url: tag.url,
    history: readRows(json, 'history', dayRows),
    following: readFlagOrNull(json, 'following'),
  };
}

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
