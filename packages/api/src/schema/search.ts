import { readRelatedAccount } from './people';
import {
  type ModelOf,
  objectReader,
  type JsonObject,
  isObject,
  readFlagOrNull,
  readRows,
  readText,
} from './read';
import { readStatus } from './status';
import { readTag } from './status-contents';

/** Servers send these numbers as strings of digits. */
function readDigits(json: JsonObject, key: string): number {
  const value = json[key];
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && Number.isSafeInteger(number) ? number : 0;
}

/** The statistics of a hashtag on one day. */
export type TagDay = ModelOf<typeof readDay>;

const readDay = objectReader((json) => {
  const day = readDigits(json, 'day');
  if (day === 0) return undefined;
  return {
    /** Unix seconds of the start of the day. */
    day,
    uses: readDigits(json, 'uses'),
    accounts: readDigits(json, 'accounts'),
  };
});

const dayRows = { limit: 100, row: readDay };

/** A hashtag on its own, as in search results and the list of followed hashtags. */
export type Hashtag = ModelOf<typeof readHashtag>;

/** Also reads a plain name, as in version 1 of the search. */
export function readHashtag(json: unknown) {
  if (typeof json === 'string') return readHashtag({ name: json });
  const tag = readTag(json);
  if (tag === undefined || !isObject(json)) return undefined;
  return {
    /** Without `#`. */
    name: readText(json, 'name').replace(/^#/, ''),
    /** Empty when the server sends only names. */
    url: tag.url,
    /** Newest day first; empty when the server does not count. */
    history: readRows(json, 'history', dayRows),
    /** Null when the server does not say. */
    following: readFlagOrNull(json, 'following'),
  };
}

const limit = 200;

export type SearchResult = ModelOf<typeof readSearchResult>;

/** Kinds that are missing were not requested; undefined when all are missing. */
export const readSearchResult = objectReader((json) => {
  if (![json['accounts'], json['statuses'], json['hashtags']].some(Array.isArray)) return undefined;
  return {
    accounts: readRows(json, 'accounts', { limit, row: readRelatedAccount }),
    statuses: readRows(json, 'statuses', { limit, row: readStatus }),
    hashtags: readRows(json, 'hashtags', { limit, row: readHashtag }),
  };
});
