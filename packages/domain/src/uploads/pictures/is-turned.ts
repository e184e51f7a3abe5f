import { ascii } from './ascii';
import type { PictureFormat } from './picture-format';
import { pngChunks } from './png-chunks';

const EXIF_FLAG = 0x08;

/**
 * Whether a picture without other notes says that it is turned where not every browser hears it: drawn anew there, it
 * would lie on its side for everybody. A turned JPEG is upright in all of them.
 */
export function isTurned(clean: Uint8Array, format: PictureFormat): boolean {
  if (format === 'webp') return ascii(clean, 12, 4) === 'VP8X' && ((clean[20] ?? 0) & EXIF_FLAG) !== 0;
  return format === 'png' && [...pngChunks(clean)].some(({ type }) => type === 'eXIf');
}
