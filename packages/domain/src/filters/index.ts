export { mutedByWords } from './muted-by-words';
export type { FilterVersion, OwnFilter, OwnFilterFields, FilterWord } from './own-filter';
export { ownFiltersOf, type OwnFilters } from './own-filters';
