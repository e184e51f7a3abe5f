import { type Bytes, MalformedPicture, ascii, asciiBytes, joinBytes, viewOf } from './bytes';
import { UPRIGHT, readOrientation, writeOrientation } from './orientation';

interface WebpChunk {
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

const HEADER_LENGTH = 12;
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;
/** Bytes before the chunks of a frame: its position, size and duration. */
const FRAME_HEADER_LENGTH = 16;

/** Chunks that are needed to show a picture. All others are metadata, which may contain a location. */
const needed: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ICCP']);

function exifOf(content: Uint8Array): Uint8Array {
  // Some programs write the prefix that only JPEG needs.
  return ascii(content, 0, 6) === 'Exif\0\0' ? content.subarray(6) : content;
}

function strippedFrame(content: Uint8Array): Uint8Array {
  if (content.length < FRAME_HEADER_LENGTH) throw new MalformedPicture('a frame without a head');
  const kept = [...webpChunks(content, FRAME_HEADER_LENGTH)].filter(({ type }) => needed.has(type));
  return joinBytes([content.subarray(0, FRAME_HEADER_LENGTH), ...kept.map(webpChunk)]);
}

function withFlags(content: Uint8Array, hasExif: boolean): Uint8Array {
  const changed = content.slice();
  changed[0] = ((content[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (hasExif ? EXIF_FLAG : 0);
  return changed;
}

/** The same picture without metadata, except its orientation. Throws `MalformedPicture`. */
export function stripWebp(bytes: Uint8Array): Bytes {
  const end = HEADER_LENGTH - 4 + viewOf(bytes).getUint32(4, true);
  if (end > bytes.length) throw new MalformedPicture('a picture that breaks off');
  const chunks = [...webpChunks(bytes, HEADER_LENGTH, end)];
  if (!chunks.some(({ type }) => ['VP8 ', 'VP8L', 'ANMF'].includes(type))) {
    throw new MalformedPicture('no picture');
  }
  const exif = chunks.find(({ type }) => type === 'EXIF');
  const isExtended = chunks[0]?.type === 'VP8X';
  const orientation = exif === undefined || !isExtended ? UPRIGHT : readOrientation(exifOf(exif.content));
  const hasOrientation = orientation !== UPRIGHT;
  const kept: Uint8Array[] = [];
  for (const chunk of chunks) {
    const { type, content } = chunk;
    if (type === 'VP8X') kept.push(webpChunk({ type, content: withFlags(content, hasOrientation) }));
    else if (type === 'ANMF') kept.push(webpChunk({ type, content: strippedFrame(content) }));
    else if (needed.has(type)) kept.push(webpChunk(chunk));
  }
  if (hasOrientation) kept.push(webpChunk({ type: 'EXIF', content: writeOrientation(orientation) }));
  const body = joinBytes([asciiBytes('WEBP'), ...kept]);
  return webpChunk({ type: 'RIFF', content: body });
}
