export { feedKinds } from './more-feed-kinds';
export { type OwnFilter, isWhole, wholeView } from './feed-view';
export { changedFilters, isFilterOn } from './chosen-view';
