import type { FilterMatch } from '../model/filter';
import { readFilterHead } from './filter-head';
import { type JsonObject, isObject, readRows, readTexts } from './read';

function readFilterMatch(json: unknown): FilterMatch | undefined {
  if (!isObject(json)) return undefined;
  const filter = readFilterHead(json['filter']);
  if (filter === undefined) return undefined;
  return {
    filter,
    keywords: readTexts(json, 'keyword_matches'),
    statusIds: readTexts(json, 'status_matches'),
  };
}

const matchRows = { limit: 100, row: readFilterMatch };

/** `filtered` of a status; empty where the server has only the first version. */
export function readFilterMatches(status: JsonObject): readonly FilterMatch[] {
  return readRows(status, 'filtered', matchRows);
}
