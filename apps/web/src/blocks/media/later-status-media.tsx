import { laterMedia } from './later-media';
import { MediaSpace } from './media-space';

/** What is attached to a status: it is read first, and its media keep their room. */
export const LaterStatusMedia = laterMedia((parts) => parts.StatusMedia, MediaSpace);
