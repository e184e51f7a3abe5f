export type * from './control-door';
export { listOf, objectOf, openControlDoor, sentPosts } from './open-control-door';
