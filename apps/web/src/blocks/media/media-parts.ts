/** The media of a status: one chunk, which comes after the first status. */
export { StatusMedia } from './status-media';
