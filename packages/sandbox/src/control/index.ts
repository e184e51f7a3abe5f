export type * from './control-door';
export { openControlDoor } from './open-control-door';
