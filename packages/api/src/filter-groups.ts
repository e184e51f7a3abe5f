import type { Call } from './call';
import type { FilterAction, FilterGroup, FilterPlace } from './model/filter';
import type { FilterId, StatusId } from './model/ids';
import type { Page } from './model/page';
import { readFilterGroup } from './schema/filter';
import { readPage } from './schema/page';
import { required } from './schema/required';

const path = (id?: FilterId, rest = '') =>
  id === undefined ? '/api/v2/filters' : `/api/v2/filters/${encodeURIComponent(id)}${rest}`;
const readRequired = required(readFilterGroup, 'filter');

export interface FilterGroupWish {
  title: string;
  places: readonly FilterPlace[];
  action: FilterAction;
  /** Seconds from now; null for no end. */
  expiresIn: number | null;
  /** With an id an existing keyword is changed; existing ones that are not listed stay. */
  keywords: readonly { id?: string; keyword: string; wholeWord: boolean; remove?: boolean }[];
}

const wished = ({ title, places, action, expiresIn, keywords }: FilterGroupWish) => ({
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
    path: path(),
    feature: 'filtersWithResults',
    notFound: 'route',
    read: readPage(readFilterGroup),
  };
}

/** POST /api/v2/filters. 422 without a title or a context. */
export function createFilterGroup(wish: FilterGroupWish): Call<FilterGroup> {
  return {
    method: 'POST',
    path: path(),
    body: wished(wish),
    feature: 'filtersWithResults',
    notFound: 'route',
    read: readRequired,
  };
}

/** PUT /api/v2/filters/:id */
export function changeFilterGroup(id: FilterId, wish: FilterGroupWish): Call<FilterGroup> {
  return { method: 'PUT', path: path(id), body: wished(wish), read: readRequired };
}

/** DELETE /api/v2/filters/:id */
export function removeFilterGroup(id: FilterId): Call<undefined> {
  return { method: 'DELETE', path: path(id), read: () => undefined };
}

/** POST /api/v2/filters/:id/statuses: hides one status in the filter's contexts. */
export function addStatusToFilterGroup(id: FilterId, statusId: StatusId): Call<undefined> {
  return {
    method: 'POST',
    path: path(id, '/statuses'),
    body: { kind: 'json', value: { status_id: statusId } },
    read: () => undefined,
  };
}
