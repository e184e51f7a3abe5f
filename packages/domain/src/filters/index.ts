export { metByWords } from './met-by-words';
export type { FilterForm, OwnFilter, OwnFilterWish, SoughtWord } from './own-filter';
export { ownFiltersOf, type OwnFilters } from './own-filters';
