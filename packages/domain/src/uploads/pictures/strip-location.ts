import type { Bytes } from './join-bytes';
import type { PictureFormat } from './picture-format';
import { stripJpeg } from './strip-jpeg';
import { stripPng } from './strip-png';
import { stripWebp } from './strip-webp';

const strippers: Record<Exclude<PictureFormat, 'gif'>, (bytes: Uint8Array) => Bytes> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

/**
 * The same picture, pixel for pixel, without what cameras and programs note beside it: where and when it was taken, by
 * whom, with what. Colours and the way it is turned stay. Throws `MalformedPicture` rather than let anything through.
 */
export function stripLocation(bytes: Uint8Array, format: Exclude<PictureFormat, 'gif'>): Bytes {
  return strippers[format](bytes);
}
