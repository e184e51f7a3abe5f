/**
 * The raw JSON that servers send and accept. Types only: the sandbox writes these shapes; the readers in `schema/`
 * accept anything and turn it into the `model/` types.
 */
export type * from './account';
export type * from './administration';
export type * from './lists-and-filters';
export type * from './chat';
export type * from './instance';
export type * from './notification';
export type * from './oauth';
export type * from './streaming';
export type * from './shape';
export type * from './status';
export type * from './writing';
export type * from './search';
