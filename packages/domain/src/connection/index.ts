export type { Connection, ConnectionError } from './connection-of';
export { connectionOf } from './connection-of';
