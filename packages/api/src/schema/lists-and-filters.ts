import type { FilterId, ListId, StatusId } from '../model/ids';
import type {
  BookmarkFolder,
  Filter,
  FilterAction,
  FilterGroup,
  FilterHead,
  FilterKeyword,
  FilterMatch,
  FilterPlace,
  List,
  ListReplies,
} from '../model/lists-and-filters';
import {
  type JsonObject,
  isObject,
  readFlag,
  readFlagOrNull,
  readId,
  readRows,
  readText,
  readTextOrNull,
  readTexts,
  readTime,
  readWebAddress,
} from './read';

const REPLIES: readonly ListReplies[] = ['followed', 'list', 'none'];

export function readList(json: unknown): List | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<ListId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    title: readText(json, 'title'),
    replies: REPLIES.find((word) => word === json['replies_policy']) ?? null,
    exclusive: readFlagOrNull(json, 'exclusive'),
  };
}

/** Undefined without an id. */
export function readBookmarkFolder(json: unknown): BookmarkFolder | undefined {
  if (!isObject(json)) return undefined;
  const id = readId(json, 'id');
  if (id === null) return undefined;
  const emoji = readTextOrNull(json, 'emoji') || null;
  return {
    id,
    name: readText(json, 'name'),
    emoji: emoji?.replace(/^:(.+):$/, '$1') ?? null,
    emojiUrl: readWebAddress(json, 'emoji_url'),
  };
}

const places: ReadonlySet<string> = new Set<FilterPlace>([
  'home',
  'notifications',
  'public',
  'thread',
  'account',
]);

const isPlace = (word: string): word is FilterPlace => places.has(word);

/** Unknown contexts are left out. */
export function readPlaces(json: JsonObject): readonly FilterPlace[] {
  return readTexts(json, 'context').filter(isPlace);
}

const actions = new Map<string, FilterAction>([
  ['hide', 'hide'],
  ['blur', 'blur'],
]);

/** An unknown action is read as a warning: the post stays reachable. */
export function readFilterHead(json: unknown): FilterHead | undefined {
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
