export { listOf, objectOf } from './answers';
export type * from './control-door';
export { openControlDoor } from './open-control-door';
export { sentPosts } from './sent-posts';
