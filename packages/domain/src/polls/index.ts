export type { Ballot } from './ballot';
export { isOver, pollsOf, type Polls } from './polls';
