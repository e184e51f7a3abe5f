export { type FeName, feNames, type FeRecords } from './fe-state';
export { type MovedIn, moveIn } from './move-in';
export { movedRecord } from './moved-record';
