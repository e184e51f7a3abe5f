export type * from './account';
export type * from './ids';
export type * from './status';
