export type * from './account';
export type * from './ids';
export type * from './notification';
export type * from './status';
