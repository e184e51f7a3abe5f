import type {
  Filter,
  FilterAction,
  FilterGroup,
  FilterHead,
  FilterKeyword,
  FilterMatch,
  FilterPlace,
} from '../model/filter';
import type { FilterId, StatusId } from '../model/ids';
import { type JsonObject, isObject, readFlag, readId, readRows, readText, readTexts, readTime } from './read';

const places: ReadonlySet<string> = new Set<FilterPlace>([
  'home',
  'notifications',
  'public',
  'thread',
  'account',
]);

const isPlace = (word: string): word is FilterPlace => places.has(word);

/** Places that nobody knows are left out. */
function readPlaces(json: JsonObject): readonly FilterPlace[] {
  return readTexts(json, 'context').filter(isPlace);
}

/** Unreadable without an id or a phrase. */
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

const actions = new Map<string, FilterAction>([
  ['hide', 'hide'],
  ['blur', 'blur'],
]);

/** An unknown action warns: the post stays reachable. */
function readFilterHead(json: unknown): FilterHead | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<FilterId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    title: readText(json, 'title'),
    places: readPlaces(json),
    expiresAt: readTime(json, 'expires_at'),
    action: actions.get(readText(json, 'filter_action')) ?? 'warn',
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

/** Unreadable without an id. */
export function readFilterGroup(json: unknown): FilterGroup | undefined {
  const head = readFilterHead(json);
  if (head === undefined || !isObject(json)) return undefined;
  return {
    ...head,
    keywords: readRows(json, 'keywords', keywordRows),
    statuses: readRows(json, 'statuses', statusRows),
  };
}

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
