import { blurhash } from '../pictures/blurhash';
import { logError } from '../server/logger';
import { decodePng } from './decode-png';

/** The blurhash of a PNG; null for other types, whose pixels are not read, and for broken files. */
export function blurhashOfFile(bytes: Buffer, mimeType: string): string | null {
  if (mimeType !== 'image/png') return null;
  try {
    const raster = decodePng(bytes, 24);
    return raster === null ? null : blurhash(raster, [4, 3]);
  } catch (error) {
    // zlib throws this for pixels that cannot be unpacked; the file is stored all the same, as on the real server.
    if (!(error instanceof Error && 'code' in error)) throw error;
    logError('blurhash', error);
    return null;
  }
}
