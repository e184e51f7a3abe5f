import type { StaffActorType, StaffFilter } from '@linnet/api';
import { type PeopleQuery, allPeople } from '@linnet/domain/staff';
import { partPath } from '../../../blocks/administration/part-entries';
import { readPage } from '../parts-kit/pager';

/** The filters by group. At most one of each group is chosen. */
export const filterGroups = [
  { id: 'origin', filters: ['local', 'external'] },
  { id: 'state', filters: ['active', 'deactivated', 'need_approval', 'unconfirmed'] },
  { id: 'role', filters: ['is_admin', 'is_moderator'] },
] as const satisfies readonly { readonly id: string; readonly filters: readonly StaffFilter[] }[];

export const actorTypes: readonly StaffActorType[] = [
  'Person',
  'Service',
  'Group',
  'Application',
  'Organization',
];

/** What the words of a search are compared with: the handle, the display name, the email, the tags. */
export const searchFields = ['query', 'name', 'email', 'tag'] as const;
export type PeopleSearchField = (typeof searchFields)[number];

const allFilters: readonly StaffFilter[] = filterGroups.flatMap(
  ({ filters }): readonly StaffFilter[] => filters,
);

export function readPeopleQuery(search: string): PeopleQuery {
  const query = new URLSearchParams(search);
  const listed = (key: string) => (query.get(key) ?? '').split(',').filter((word) => word !== '');
  return {
    ...allPeople,
    query: query.get('query') ?? '',
    name: query.get('name') ?? '',
    email: query.get('email') ?? '',
    tags: listed('tags'),
    filters: allFilters.filter((filter) => listed('filters').includes(filter)),
    actorTypes: actorTypes.filter((type) => listed('types').includes(type)),
    page: readPage(search),
  };
}

export function peoplePath(wanted: PeopleQuery): string {
  const parameters = new URLSearchParams({
    ...(wanted.query !== '' && { query: wanted.query }),
    ...(wanted.name !== '' && { name: wanted.name }),
    ...(wanted.email !== '' && { email: wanted.email }),
    ...(wanted.tags.length > 0 && { tags: wanted.tags.join(',') }),
    ...(wanted.filters.length > 0 && { filters: wanted.filters.join(',') }),
    ...(wanted.actorTypes.length > 0 && { types: wanted.actorTypes.join(',') }),
    ...(wanted.page > 1 && { page: String(wanted.page) }),
  });
  return parameters.size === 0 ? partPath('people') : `${partPath('people')}?${parameters}`;
}

/** The field in which a query searches, and its words. */
export function searchOf({ query, name, email, tags }: PeopleQuery): {
  field: PeopleSearchField;
  words: string;
} {
  if (name !== '') return { field: 'name', words: name };
  if (email !== '') return { field: 'email', words: email };
  if (tags.length > 0) return { field: 'tag', words: tags.join(' ') };
  return { field: 'query', words: query };
}

/** The query with other words, from its first page. */
export function withSearch(before: PeopleQuery, field: PeopleSearchField, words: string): PeopleQuery {
  const text = words.trim();
  return {
    ...before,
    query: field === 'query' ? text : '',
    name: field === 'name' ? text : '',
    email: field === 'email' ? text : '',
    tags: field === 'tag' ? text.split(/[\s,]+/).filter((word) => word !== '') : [],
    page: 1,
  };
}
