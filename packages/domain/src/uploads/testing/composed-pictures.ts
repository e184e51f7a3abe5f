import { asciiBytes, joinBytes, viewOf } from '../pictures/bytes';
import { crc32 } from '../pictures/strip-png';
import { webpChunk } from '../pictures/strip-webp';

/** A text in all metadata of the composed pictures: a picture that contains it reveals its location. */
export const PLACE = 'GPS 59.9139 N 10.7522 E';

/** An Exif block with an orientation and a location, in either byte order. */
export function exifBlock(orientation: number, little = true): Uint8Array {
  const block = new Uint8Array(8 + 2 + 2 * 12 + 4);
  const view = viewOf(block);
  view.setUint16(0, little ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  view.setUint16(8, 2, little);
  view.setUint16(10, 0x010f, little);
  view.setUint16(22, 0x0112, little);
  view.setUint16(24, 3, little);
  view.setUint32(26, 1, little);
  view.setUint16(30, orientation, little);
  return joinBytes([block, asciiBytes(PLACE)]);
}

export function jpegSegment(marker: number, content: Uint8Array | string): Uint8Array {
  const bytes = typeof content === 'string' ? asciiBytes(content) : content;
  const head = new Uint8Array(4);
  viewOf(head).setUint16(0, 0xff00 | marker);
  viewOf(head).setUint16(2, bytes.length + 2);
  return joinBytes([head, bytes]);
}

const JPEG_START = Uint8Array.of(0xff, 0xd8);
export const JPEG_END = Uint8Array.of(0xff, 0xd9);

/** Two scans with an escaped byte and a restart marker in them, as in progressive JPEGs. */
export const jpegBody = joinBytes([
  jpegSegment(0xdb, 'tables'),
  jpegSegment(0xc2, 'frame'),
  jpegSegment(0xda, 'one'),
  Uint8Array.of(1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4),
  jpegSegment(0xc4, 'more tables'),
  jpegSegment(0xda, 'two'),
  Uint8Array.of(5, 6, 7),
]);

export function jpegOf(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return joinBytes([JPEG_START, ...parts]);
}

export function pngChunk(type: string, content: Uint8Array | string): Uint8Array {
  const named = joinBytes([asciiBytes(type), typeof content === 'string' ? asciiBytes(content) : content]);
  const chunk = joinBytes([new Uint8Array(4), named, new Uint8Array(4)]);
  const view = viewOf(chunk);
  view.setUint32(0, named.length - 4);
  view.setUint32(chunk.length - 4, crc32(named));
  return chunk;
}

export function pngOf(...chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return joinBytes([asciiBytes('\u0089PNG\r\n\u001a\n'), ...chunks]);
}

export function webpOf(...chunks: readonly (readonly [type: string, content: Uint8Array | string])[]) {
  const bodies = chunks.map(([type, content]) =>
    webpChunk({ type, content: typeof content === 'string' ? asciiBytes(content) : content }),
  );
  return webpChunk({ type: 'RIFF', content: joinBytes([asciiBytes('WEBP'), ...bodies]) });
}
