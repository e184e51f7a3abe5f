import { blurhash } from '../pictures/blurhash';
import { logError } from '../server/logger';
import { decodePng } from './decode-png';

/** The blurhash of a picture whose pixels are quickly at hand (PNG); null for others and for broken ones. */
export function blurhashOfFile(bytes: Buffer, mimeType: string): string | null {
  if (mimeType !== 'image/png') return null;
  try {
    const raster = decodePng(bytes, 24);
    return raster === null ? null : blurhash(raster, [4, 3]);
  } catch (error) {
    // zlib says so of pixels that cannot be unpacked; the file is kept as it came, as on the real server.
    if (!(error instanceof Error && 'code' in error)) throw error;
    logError('blurhash', error);
    return null;
  }
}
