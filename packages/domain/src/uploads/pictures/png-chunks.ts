import { MalformedPicture, ascii, viewOf } from './bytes';

export interface PngChunk {
  type: string;
  /** With length, type and checksum. */
  bytes: Uint8Array;
  content: Uint8Array;
}

export const PNG_SIGNATURE_LENGTH = 8;

/** The chunks of a PNG, its header first, up to its end; what follows is left out. */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const view = viewOf(bytes);
  let at = PNG_SIGNATURE_LENGTH;
  while (at + 12 <= bytes.length) {
    const contentEnd = at + 8 + view.getUint32(at);
    const end = contentEnd + 4;
    if (end > bytes.length) throw new MalformedPicture('a chunk that breaks off');
    const type = ascii(bytes, at + 4, 4);
    if (at === PNG_SIGNATURE_LENGTH && type !== 'IHDR') throw new MalformedPicture('no header');
    yield { type, bytes: bytes.subarray(at, end), content: bytes.subarray(at + 8, contentEnd) };
    if (type === 'IEND') return;
    at = end;
  }
  throw new MalformedPicture('no end');
}
