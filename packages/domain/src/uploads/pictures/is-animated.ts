import { ascii } from './bytes';
import type { PictureFormat } from './picture-format';
import { pngChunks } from './png-chunks';

const ANIMATION_FLAG = 0x02;

/** Whether a picture is animated, which encoding it again would lose. Any GIF counts. */
export function isAnimated(bytes: Uint8Array, format: PictureFormat): boolean {
  switch (format) {
    case 'gif':
      return true;
    case 'jpeg':
      return false;
    case 'webp':
      return ascii(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & ANIMATION_FLAG) !== 0;
    case 'png':
      for (const { type } of pngChunks(bytes)) if (type === 'acTL') return true;
      return false;
  }
}
