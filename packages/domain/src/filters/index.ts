export { mutedByWords } from './muted-by-words';
export type { FilterForm, OwnFilter, OwnFilterFields, SoughtWord } from './own-filter';
export { ownFiltersOf, type OwnFilters } from './own-filters';
