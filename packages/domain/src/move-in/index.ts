export { type FeName, feNames, type FeRecords } from './fe-records';
export { moveIn } from './move-in';
export type { MovedIn } from './move-records';
export { movedRecord } from './moved-record';
