import type { Call } from './call';
import type { Filter, FilterPlace } from './model/filter';
import type { FilterId } from './model/ids';
import type { Page } from './model/page';
import { readFilter } from './schema/filter';
import { readPage } from './schema/page';
import { required } from './schema/required';

const path = (id?: FilterId) =>
  id === undefined ? '/api/v1/filters' : `/api/v1/filters/${encodeURIComponent(id)}`;
const readRequired = required(readFilter, 'filter');

export interface FilterWish {
  phrase: string;
  /** At least one; Pleroma does not know `account` and answers 400. */
  places: readonly FilterPlace[];
  wholeWord: boolean;
  irreversible: boolean;
  /** Seconds from now; null for no end. */
  expiresIn: number | null;
}

const wished = ({ phrase, places, wholeWord, irreversible, expiresIn }: FilterWish) => ({
  kind: 'json' as const,
  value: { phrase, context: places, whole_word: wholeWord, irreversible, expires_in: expiresIn },
});

/** GET /api/v1/filters: all of them, newest first. */
export function filters(): Call<Page<Filter>> {
  return { method: 'GET', path: path(), feature: 'filters', notFound: 'route', read: readPage(readFilter) };
}

/** POST /api/v1/filters. 422 for an empty phrase. */
export function createFilter(wish: FilterWish): Call<Filter> {
  return {
    method: 'POST',
    path: path(),
    body: wished(wish),
    feature: 'filters',
    notFound: 'route',
    read: readRequired,
  };
}

/** PUT /api/v1/filters/:id */
export function changeFilter(id: FilterId, wish: FilterWish): Call<Filter> {
  return { method: 'PUT', path: path(id), body: wished(wish), read: readRequired };
}

/** DELETE /api/v1/filters/:id */
export function removeFilter(id: FilterId): Call<undefined> {
  return { method: 'DELETE', path: path(id), read: () => undefined };
}
