export { feedKinds } from './feed-plans';
export { type OwnFilter, isWhole, wholeView } from './feed-view';
export { changedFilters, isFilterOn } from './chosen-view';
