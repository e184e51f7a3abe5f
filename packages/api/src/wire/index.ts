/**
 * The raw JSON that servers send and accept. Types only: the sandbox writes these shapes; the readers in `schema/`
 * accept anything and turn it into the `model/` types.
 */
export type * from './account';
export type * from './bookmark-folder';
export type * from './chat';
export type * from './filter';
export type * from './admin-account';
export type * from './announcement';
export type * from './emoji-pack';
export type * from './instance';
export type * from './notification';
export type * from './oauth';
export type * from './push';
export type * from './security';
export type * from './shape';
export type * from './shout';
export type * from './status';
export type * from './streaming';
export type * from './writing';
export type * from './list';
export type * from './report';
export type * from './scrobble';
export type * from './search';
