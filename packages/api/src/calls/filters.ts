import type { Call } from '../call';
import type { FilterId, Page, StatusId } from '../model/ids';
import type { Filter, FilterAction, FilterGroup, FilterPlace } from '../model/lists-and-filters';
import { readFilter, readFilterGroup } from '../schema/lists-and-filters';
import { readPage, required } from '../schema/read';

const filterPath = (id?: FilterId) =>
  id === undefined ? '/api/v1/filters' : `/api/v1/filters/${encodeURIComponent(id)}`;
const readRequiredFilter = required(readFilter, 'filter');

export interface FilterWish {
  phrase: string;
  /** At least one; Pleroma does not know `account` and answers 400. */
  places: readonly FilterPlace[];
  wholeWord: boolean;
  irreversible: boolean;
  /** Seconds from now; null for no end. */
  expiresIn: number | null;
}

const filterBody = ({ phrase, places, wholeWord, irreversible, expiresIn }: FilterWish) => ({
  kind: 'json' as const,
  value: { phrase, context: places, whole_word: wholeWord, irreversible, expires_in: expiresIn },
});

/** GET /api/v1/filters: all of them, newest first. */
export function filters(): Call<Page<Filter>> {
  return {
    method: 'GET',
    path: filterPath(),
    feature: 'filters',
    notFound: 'route',
    read: readPage(readFilter),
  };
}

/** POST /api/v1/filters. 422 for an empty phrase. */
export function createFilter(wish: FilterWish): Call<Filter> {
  return {
    method: 'POST',
    path: filterPath(),
    body: filterBody(wish),
    feature: 'filters',
    notFound: 'route',
    read: readRequiredFilter,
  };
}

/** PUT /api/v1/filters/:id */
export function changeFilter(id: FilterId, wish: FilterWish): Call<Filter> {
  return { method: 'PUT', path: filterPath(id), body: filterBody(wish), read: readRequiredFilter };
}

/** DELETE /api/v1/filters/:id */
export function removeFilter(id: FilterId): Call<undefined> {
  return { method: 'DELETE', path: filterPath(id), read: () => undefined };
}

const groupPath = (id?: FilterId, rest = '') =>
  id === undefined ? '/api/v2/filters' : `/api/v2/filters/${encodeURIComponent(id)}${rest}`;
const readRequiredGroup = required(readFilterGroup, 'filter');

export interface FilterGroupWish {
  title: string;
  places: readonly FilterPlace[];
  action: FilterAction;
  /** Seconds from now; null for no end. */
  expiresIn: number | null;
  /** With an id an existing keyword is changed; existing ones that are not listed stay. */
  keywords: readonly { id?: string; keyword: string; wholeWord: boolean; remove?: boolean }[];
}

const groupBody = ({ title, places, action, expiresIn, keywords }: FilterGroupWish) => ({
  kind: 'json' as const,
  value: {
    title,
    context: places,
    filter_action: action,
    expires_in: expiresIn,
    keywords_attributes: keywords.map(({ id, keyword, wholeWord, remove }) => ({
      id,
      keyword,
      whole_word: wholeWord,
      _destroy: remove === true ? true : undefined,
    })),
  },
});

/** GET /api/v2/filters: all of them, including expired ones. */
export function filterGroups(): Call<Page<FilterGroup>> {
  return {
    method: 'GET',
    path: groupPath(),
    feature: 'filtersWithResults',
    notFound: 'route',
    read: readPage(readFilterGroup),
  };
}

/** POST /api/v2/filters. 422 without a title or a context. */
export function createFilterGroup(wish: FilterGroupWish): Call<FilterGroup> {
  return {
    method: 'POST',
    path: groupPath(),
    body: groupBody(wish),
    feature: 'filtersWithResults',
    notFound: 'route',
    read: readRequiredGroup,
  };
}

/** PUT /api/v2/filters/:id */
export function changeFilterGroup(id: FilterId, wish: FilterGroupWish): Call<FilterGroup> {
  return { method: 'PUT', path: groupPath(id), body: groupBody(wish), read: readRequiredGroup };
}

/** DELETE /api/v2/filters/:id */
export function removeFilterGroup(id: FilterId): Call<undefined> {
  return { method: 'DELETE', path: groupPath(id), read: () => undefined };
}

/** POST /api/v2/filters/:id/statuses: hides one status in the filter's contexts. */
export function addStatusToFilterGroup(id: FilterId, statusId: StatusId): Call<undefined> {
  return {
    method: 'POST',
    path: groupPath(id, '/statuses'),
    body: { kind: 'json', value: { status_id: statusId } },
    read: () => undefined,
  };
}
