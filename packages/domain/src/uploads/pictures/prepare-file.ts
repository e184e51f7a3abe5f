import type { EncodePicture, Encoding } from './encode-picture';
import { isAnimated } from './is-animated';
import { type Bytes, MalformedPicture, ascii } from './bytes';
import { pictureFormat, SIGNATURE_LENGTH, type PictureFormat } from './picture-format';
import { pngChunks } from './png-chunks';
import { stripJpeg } from './strip-jpeg';
import { stripPng } from './strip-png';
import { stripWebp } from './strip-webp';

const strippers: Record<Exclude<PictureFormat, 'gif'>, (bytes: Uint8Array) => Bytes> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

/**
 * The same picture, pixel for pixel, without metadata: location, time, author, camera. Colour profile and orientation
 * stay. Throws `MalformedPicture` if anything can't be read.
 */
export function stripLocation(bytes: Uint8Array, format: Exclude<PictureFormat, 'gif'>): Bytes {
  return strippers[format](bytes);
}

const EXIF_FLAG = 0x08;

/**
 * Whether a stripped picture has an orientation that not every browser applies: encoded again by a browser that ignores
 * it, the picture would be turned for everybody. All browsers apply the orientation of JPEG.
 */
function hasRiskyOrientation(clean: Uint8Array, format: PictureFormat): boolean {
  if (format === 'webp') return ascii(clean, 12, 4) === 'VP8X' && ((clean[20] ?? 0) & EXIF_FLAG) !== 0;
  return format === 'png' && [...pngChunks(clean)].some(({ type }) => type === 'eXIf');
}

export interface PreparingOptions {
  encode: EncodePicture;
  /** Whether to make large pictures smaller. */
  shrinks: boolean;
  /** Whether to convert to JPEG, which all programs read. */
  alwaysJpeg: boolean;
  /** Whether the server takes files of this MIME type. */
  accepts: (type: string) => boolean;
}

/** Pictures are made smaller to this: large enough for any screen, with no visible loss. */
const SMALLER = { quality: 0.85, longestSide: 2560 };
/** For pictures that are encoded again only to remove metadata. */
const FULL_SIZE = { quality: 0.92, longestSide: 8192 };

const PICTURE_TYPE = /^image\/(jpe?g|pjpeg|png|webp)$/i;
const PICTURE_NAME = /\.(jpe?g|png|webp)$/i;
const endings = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/** Whether the type or name of a file is that of a picture that can contain a location. */
function isNamedPicture({ type, name }: File): boolean {
  return PICTURE_TYPE.test(type) || PICTURE_NAME.test(name);
}

function renamed(picture: Blob, name: string, type: Encoding['type']): File {
  return new File([picture], `${name.replace(/\.[^.]*$/, '')}.${endings[type]}`, { type });
}

/** Encodes a picture again that can't be parsed, which removes all metadata. Throws if that fails. */
async function reencoded(file: File, encode: EncodePicture): Promise<File> {
  const type = 'image/jpeg';
  const drawn = await encode(file, { type, ...FULL_SIZE });
  if (drawn === null) throw new MalformedPicture(file.name);
  return renamed(drawn, file.name, type);
}

function wantedTypes(format: PictureFormat, { alwaysJpeg, accepts }: PreparingOptions): Encoding['type'][] {
  const types: Encoding['type'][] = alwaysJpeg ? [] : ['image/webp'];
  // A JPEG has no transparency; others may lose it, but only if `alwaysJpeg` is set.
  if (alwaysJpeg || format === 'jpeg') types.push('image/jpeg');
  return types.filter(accepts);
}

async function shrunk(file: File, format: PictureFormat, options: PreparingOptions): Promise<File> {
  for (const type of wantedTypes(format, options)) {
    const smaller = await options.encode(file, { type, ...SMALLER });
    if (smaller !== null) return smaller.size < file.size ? renamed(smaller, file.name, type) : file;
  }
  return file;
}

/**
 * Prepares a file for the upload: removes metadata from a picture, and makes it smaller if wanted. Other files stay as
 * they are. Throws `MalformedPicture` for a picture whose metadata can't be removed, and the error of reading where the
 * file is gone.
 */
export async function prepareFile(file: File, options: PreparingOptions): Promise<File> {
  const signature = new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer());
  const format = pictureFormat(signature);
  if (format === null) return isNamedPicture(file) ? reencoded(file, options.encode) : file;
  if (format === 'gif') return file;
  const bytes: Bytes = new Uint8Array(await file.arrayBuffer());
  let clean: Bytes;
  try {
    clean = stripLocation(bytes, format);
  } catch (error) {
    if (error instanceof MalformedPicture) return reencoded(file, options.encode);
    throw error;
  }
  const cleaned = new File([clean], file.name, { type: `image/${format}` });
  const canShrink = !isAnimated(clean, format) && !hasRiskyOrientation(clean, format);
  return options.shrinks && canShrink ? shrunk(cleaned, format, options) : cleaned;
}
