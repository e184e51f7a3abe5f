export { feedKinds } from './feed-plans';
export { hasSnapshots } from './snapshots/snapshot';
export { storeSnapshot } from './snapshots/store-snapshot';
export { type OwnFilter, isWhole, wholeView } from './feed-view';
export { changedFilters, isFilterOn } from './chosen-view';
