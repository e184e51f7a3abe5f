/** The media of a status: one chunk, loaded after the first status. */
export { StatusMedia } from './status-media';
