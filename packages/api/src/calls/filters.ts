import { del, get, json, nothing, post, put } from '../call';
import type { FilterId, StatusId } from '../model/ids';
import type { FilterAction, ServerFilterContext } from '../schema/lists-and-filters';
import { readFilter, readFilterGroup } from '../schema/lists-and-filters';
import { readPage, required } from '../schema/read';

const filterPath = (id?: FilterId) =>
  id === undefined ? '/api/v1/filters' : `/api/v1/filters/${encodeURIComponent(id)}`;
const readRequiredFilter = required(readFilter, 'filter');

export interface FilterFields {
  phrase: string;
  /** Where the filter holds: at least one. Pleroma does not know `account` and answers 400. */
  contexts: readonly ServerFilterContext[];
  wholeWord: boolean;
  irreversible: boolean;
  /** Seconds from now; null for no end. */
  expiresIn: number | null;
}

const filterBody = ({ phrase, contexts, wholeWord, irreversible, expiresIn }: FilterFields) =>
  json({ phrase, context: contexts, whole_word: wholeWord, irreversible, expires_in: expiresIn });

/** GET /api/v1/filters: all of them, newest first. */
export const filters = () =>
  get(filterPath(), readPage(readFilter), { feature: 'filters', notFound: 'route' });

/** POST /api/v1/filters. 422 for an empty phrase. */
export const createFilter = (fields: FilterFields) =>
  post(filterPath(), readRequiredFilter, {
    body: filterBody(fields),
    feature: 'filters',
    notFound: 'route',
  });

/** PUT /api/v1/filters/:id */
export const changeFilter = (id: FilterId, fields: FilterFields) =>
  put(filterPath(id), readRequiredFilter, { body: filterBody(fields) });

/** DELETE /api/v1/filters/:id */
export const removeFilter = (id: FilterId) => del(filterPath(id), nothing);

const groupPath = (id?: FilterId, rest = '') =>
  id === undefined ? '/api/v2/filters' : `/api/v2/filters/${encodeURIComponent(id)}${rest}`;
const readRequiredGroup = required(readFilterGroup, 'filter');

export interface FilterGroupFields {
  title: string;
  contexts: readonly ServerFilterContext[];
  action: FilterAction;
  /** Seconds from now; null for no end. */
  expiresIn: number | null;
  /** With an id an existing keyword is changed; existing ones that are not listed stay. */
  keywords: readonly { id?: string; keyword: string; wholeWord: boolean; remove?: boolean }[];
}

const groupBody = ({ title, contexts, action, expiresIn, keywords }: FilterGroupFields) =>
  json({
    title,
    context: contexts,
    filter_action: action,
    expires_in: expiresIn,
    keywords_attributes: keywords.map(({ id, keyword, wholeWord, remove }) => ({
      id,
      keyword,
      whole_word: wholeWord,
      _destroy: remove === true ? true : undefined,
    })),
  });

/** GET /api/v2/filters: all of them, including expired ones. */
export const filterGroups = () =>
  get(groupPath(), readPage(readFilterGroup), { feature: 'filtersWithResults', notFound: 'route' });

/** POST /api/v2/filters. 422 without a title or a context. */
export const createFilterGroup = (fields: FilterGroupFields) =>
  post(groupPath(), readRequiredGroup, {
    body: groupBody(fields),
    feature: 'filtersWithResults',
    notFound: 'route',
  });

/** PUT /api/v2/filters/:id */
export const changeFilterGroup = (id: FilterId, fields: FilterGroupFields) =>
  put(groupPath(id), readRequiredGroup, { body: groupBody(fields) });

/** DELETE /api/v2/filters/:id */
export const removeFilterGroup = (id: FilterId) => del(groupPath(id), nothing);

/** POST /api/v2/filters/:id/statuses: hides one status in the filter's contexts. */
export const addStatusToFilterGroup = (id: FilterId, statusId: StatusId) =>
  post(groupPath(id, '/statuses'), nothing, { body: json({ status_id: statusId }) });
