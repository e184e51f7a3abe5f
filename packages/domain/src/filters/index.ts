export { metByWords } from './met-by-words';
export type { FilterForm, OwnFilter, OwnFilterWish, SoughtWord } from './own-filter';
export type { OwnFilters } from './own-filters';
export { ownFiltersOf } from './own-filters-of';
