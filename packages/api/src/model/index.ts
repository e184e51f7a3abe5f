export type * from './account';
export type * from './ids';
export type * from './instance';
export type * from './notification';
export type * from './oauth';
export type * from './page';
export type * from './status';
export type * from './stream-event';
