import { ascii } from './bytes';

/** The formats that can contain a location, and GIF, which is left as it is. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif';

/** Bytes that are needed to recognise a format. */
export const SIGNATURE_LENGTH = 12;

/** The format of a file by its first bytes, whatever its name; null for any other. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp';
  return /^GIF8[79]a$/.test(ascii(bytes, 0, 6)) ? 'gif' : null;
}
