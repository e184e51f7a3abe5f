export type { Ballot } from './ballot';
export { isOver } from './is-over';
export { pollsOf, type Polls } from './polls-of';
