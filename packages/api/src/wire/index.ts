/**
 * The raw JSON that servers send and accept, in their own spelling. Types only: the sandbox writes
 * these shapes, the readers in `schema/` accept anything and turn it into the `model/` types.
 */
export type * from './account';
export type * from './instance';
export type * from './notification';
export type * from './oauth';
export type * from './status';
export type * from './streaming';
