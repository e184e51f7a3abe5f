export type { Connection, ConnectionTrouble } from './connection-of';
export { connectionOf } from './connection-of';
