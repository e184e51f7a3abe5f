import { MalformedPicture } from './malformed-picture';
import { viewOf } from './view-of';

/** A part of a JPEG from its marker on; for a scan, with the compressed data after it. */
export interface JpegSegment {
  /** The second byte of the marker. */
  marker: number;
  bytes: Uint8Array;
  /** Without marker and length. */
  content: Uint8Array;
}

const START = 0xd8;
const START_OF_SCAN = 0xda;
const END = 0xd9;

const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** Tables, frames, scans, application data, comments; nothing else belongs in a JPEG. */
const isKnown = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xef && marker !== START) || marker === 0xfe;

/** The end of the compressed data that begins here: the next marker that is not part of it. */
function scanEnd(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1];
    const isInside = next === 0x00 || (next !== undefined && next >= 0xd0 && next <= 0xd7);
    if (!isInside && next !== 0xff) return at;
    at = bytes.indexOf(0xff, at + (isInside ? 2 : 1));
  }
  return bytes.length;
}

/**
 * The segments after the start marker, up to the end of the picture; what follows (previews, other pictures) is left
 * out. A picture that breaks off within its scan ends there.
 */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  const view = viewOf(bytes);
  let at = 2;
  let hasScan = false;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) throw new MalformedPicture('no marker where one belongs');
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at];
    const start = at - 1;
    at += 1;
    if (marker === undefined) break;
    if (marker === END) {
      if (!hasScan) throw new MalformedPicture('an end without a picture');
      return;
    }
    if (isBare(marker)) continue;
    if (!isKnown(marker) || at + 2 > bytes.length) throw new MalformedPicture('an unknown marker');
    const contentEnd = at + view.getUint16(at);
    if (contentEnd < at + 2 || contentEnd > bytes.length) throw new MalformedPicture('a length that is none');
    const content = bytes.subarray(at + 2, contentEnd);
    at = marker === START_OF_SCAN ? scanEnd(bytes, contentEnd) : contentEnd;
    hasScan ||= marker === START_OF_SCAN;
    yield { marker, bytes: bytes.subarray(start, at), content };
  }
  if (!hasScan) throw new MalformedPicture('no picture');
}
