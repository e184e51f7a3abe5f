import { ascii } from './ascii';

/** The formats that say where a picture was taken, and GIF, which is only left as it is. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif';

/** How many bytes are needed to tell. */
export const SIGNATURE_LENGTH = 12;

/** What a file is by its first bytes, whatever it is called; null for anything else. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp';
  return /^GIF8[79]a$/.test(ascii(bytes, 0, 6)) ? 'gif' : null;
}
