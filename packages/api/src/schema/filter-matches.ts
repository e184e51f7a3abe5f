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

/** The `filtered` field of a status; empty on servers that have only version 1 of filters. */
export function readFilterMatches(status: JsonObject): readonly FilterMatch[] {
  return readRows(status, 'filtered', matchRows);
}
