/** What only some statuses have, and what waits behind a click: one chunk, which comes after the first status. */
export { OtherFile } from './other-file';
