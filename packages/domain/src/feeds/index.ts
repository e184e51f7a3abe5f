export { feedKinds } from './more-feed-kinds';
export type { OwnFilter } from './feed-view';
export { isWhole, wholeView } from './feed-view';
export { changedFilters, isFilterOn } from './chosen-view';
