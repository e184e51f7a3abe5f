import { ascii, asciiBytes } from './ascii';
import { joinBytes, type Bytes } from './join-bytes';
import { MalformedPicture } from './malformed-picture';
import { viewOf } from './view-of';

export interface WebpChunk {
  type: string;
  content: Uint8Array;
}

/** The chunks between two positions of a WebP. */
export function* webpChunks(bytes: Uint8Array, from: number, end = bytes.length): Generator<WebpChunk> {
  const view = viewOf(bytes);
  let at = from;
  while (at < end) {
    if (at + 8 > end) throw new MalformedPicture('a chunk without a head');
    const contentEnd = at + 8 + view.getUint32(at + 4, true);
    if (contentEnd > end) throw new MalformedPicture('a chunk that breaks off');
    yield { type: ascii(bytes, at, 4), content: bytes.subarray(at + 8, contentEnd) };
    // Each begins at an even position.
    at = contentEnd + (contentEnd % 2);
  }
}

export function webpChunk({ type, content }: WebpChunk): Bytes {
  const size = new Uint8Array(4);
  viewOf(size).setUint32(0, content.length, true);
  return joinBytes([asciiBytes(type), size, content, new Uint8Array(content.length % 2)]);
}
