import type { FilterId, ListId, StatusId } from '../model/ids';
import {
  type JsonObject,
  type ModelOf,
  objectReader,
  readFlag,
  readFlagOrNull,
  readId,
  readRows,
  readText,
  readTexts,
  readTime,
  readWebAddress,
  readerWithId,
} from './read';

/** Which replies a list shows: to people whom the viewer follows, to members, or none. */
const listReplies = ['followed', 'list', 'none'] as const;
export type ListReplies = (typeof listReplies)[number];

export type List = ModelOf<typeof readList>;

export const readList = readerWithId((json, id: ListId) => ({
  id,
  title: readText(json, 'title'),
  /** Null when the server does not have the option. */
  replies: listReplies.find((word) => word === json['replies_policy']) ?? null,
  /** Members are left out of the home timeline; null when the server does not have the option. */
  exclusive: readFlagOrNull(json, 'exclusive'),
}));

export type BookmarkFolder = ModelOf<typeof readBookmarkFolder>;

export const readBookmarkFolder = readerWithId((json, id: string) => ({
  id,
  name: readText(json, 'name'),
  /** Unicode, or the shortcode of a custom emoji without colons; null for none. */
  emoji: readText(json, 'emoji').replace(/^:(.+):$/, '$1') || null,
  /** Address of a custom emoji's picture; null for Unicode. */
  emojiUrl: readWebAddress(json, 'emoji_url'),
}));

const serverFilterContexts = ['home', 'notifications', 'public', 'thread', 'account'] as const;

/** The filter context, as named on the wire. */
export type ServerFilterContext = (typeof serverFilterContexts)[number];

/** Unknown contexts are left out. */
export function readFilterContexts(json: JsonObject): readonly ServerFilterContext[] {
  return readTexts(json, 'context').flatMap(
    (word) => serverFilterContexts.find((place) => place === word) ?? [],
  );
}

const filterActions = ['warn', 'hide', 'blur'] as const;
export type FilterAction = (typeof filterActions)[number];

/** A filter of the second version, without its keywords and statuses. */
export type FilterHead = ModelOf<typeof readFilterHead>;

/** An unknown action is read as a warning: the post stays reachable. */
export const readFilterHead = readerWithId((json, id: FilterId) => ({
  id,
  title: readText(json, 'title'),
  contexts: readFilterContexts(json),
  expiresAt: readTime(json, 'expires_at'),
  action: filterActions.find((action) => action === json['filter_action']) ?? 'warn',
}));

/** A filter of the first version: one phrase. */
export type Filter = ModelOf<typeof readFilter>;

/** Undefined without an id or a phrase. */
export const readFilter = readerWithId((json, id: FilterId) => {
  const phrase = readText(json, 'phrase');
  if (phrase === '') return undefined;
  return {
    id,
    phrase,
    contexts: readFilterContexts(json),
    expiresAt: readTime(json, 'expires_at'),
    /** The server itself drops matching posts, for good. */
    irreversible: readFlag(json, 'irreversible'),
    wholeWord: readFlag(json, 'whole_word'),
  };
});

export type FilterKeyword = ModelOf<typeof readFilterKeyword>;

const readFilterKeyword = readerWithId((json, id: string) => {
  const keyword = readText(json, 'keyword');
  return keyword === '' ? undefined : { id, keyword, wholeWord: readFlag(json, 'whole_word') };
});

const readFilterStatus = readerWithId((json, id: string) => {
  const statusId = readId<StatusId>(json, 'status_id');
  return statusId === null ? undefined : { id, statusId };
});

const keywordRows = { limit: 1_000, row: readFilterKeyword };
const statusRows = { limit: 1_000, row: readFilterStatus };

/** A filter of the second version: keywords, and single statuses. */
export type FilterGroup = ModelOf<typeof readFilterGroup>;

/** Undefined without an id. */
export const readFilterGroup = objectReader((json) => {
  const head = readFilterHead(json);
  return (
    head && {
      ...head,
      keywords: readRows(json, 'keywords', keywordRows),
      statuses: readRows(json, 'statuses', statusRows),
    }
  );
});

/** A filter of the viewer that the server has matched in a status. */
export type FilterMatch = ModelOf<typeof readFilterMatch>;

const readFilterMatch = objectReader((json) => {
  const filter = readFilterHead(json['filter']);
  return (
    filter && {
      filter,
      keywords: readTexts(json, 'keyword_matches'),
      statusIds: readTexts(json, 'status_matches'),
    }
  );
});

const matchRows = { limit: 100, row: readFilterMatch };

/** The `filtered` field of a status; empty on servers that have only version 1 of filters. */
export function readFilterMatches(status: JsonObject): readonly FilterMatch[] {
  return readRows(status, 'filtered', matchRows);
}
