import type { Filter, FilterGroup, FilterKeyword } from '../model/filter';
import type { FilterId, StatusId } from '../model/ids';
import { readFilterHead, readPlaces } from './filter-head';
import { isObject, readFlag, readId, readRows, readText, readTime } from './read';

/** Undefined without an id or a phrase. */
export function readFilter(json: unknown): Filter | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<FilterId>(json, 'id');
  const phrase = readText(json, 'phrase');
  if (id === null || phrase === '') return undefined;
  return {
    id,
    phrase,
    places: readPlaces(json),
    expiresAt: readTime(json, 'expires_at'),
    irreversible: readFlag(json, 'irreversible'),
    wholeWord: readFlag(json, 'whole_word'),
  };
}

function readFilterKeyword(json: unknown): FilterKeyword | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<string>(json, 'id');
  const keyword = readText(json, 'keyword');
  if (id === null || keyword === '') return undefined;
  return { id, keyword, wholeWord: readFlag(json, 'whole_word') };
}

function readFilterStatus(json: unknown): { id: string; statusId: StatusId } | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<string>(json, 'id');
  const statusId = readId<StatusId>(json, 'status_id');
  return id === null || statusId === null ? undefined : { id, statusId };
}

const keywordRows = { limit: 1_000, row: readFilterKeyword };
const statusRows = { limit: 1_000, row: readFilterStatus };

/** Undefined without an id. */
export function readFilterGroup(json: unknown): FilterGroup | undefined {
  const head = readFilterHead(json);
  if (head === undefined || !isObject(json)) return undefined;
  return {
    ...head,
    keywords: readRows(json, 'keywords', keywordRows),
    statuses: readRows(json, 'statuses', statusRows),
  };
}
