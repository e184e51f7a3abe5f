/** All of the media of a status that is more than a plain picture: one chunk, which comes after the first status. */
export { BrokenMedia } from './broken-media';
export { FilmTile } from './film-tile';
export { FoldedMedia } from './folded-media';
export { MediaCover } from './media-cover';
export { MoreMedia } from './more-media';
export { StatusMedia } from './status-media';
export { StillPicture } from './still-picture';
export { TileExtras } from './tile-extras';
export { UnseenMedia } from './unseen-media';
