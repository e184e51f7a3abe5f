export { type Connection, type ConnectionError, connectionOf } from './connection-of';
