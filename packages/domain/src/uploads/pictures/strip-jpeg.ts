import { type Bytes, MalformedPicture, ascii, asciiBytes, joinBytes, viewOf } from './bytes';
import { type Orientation, UPRIGHT, readOrientation, writeOrientation } from './orientation';

/** A part of a JPEG from its marker on; for a scan, with the compressed data after it. */
interface JpegSegment {
  /** The second byte of the marker. */
  marker: number;
  bytes: Uint8Array;
  /** Without marker and length. */
  content: Uint8Array;
}

const START = 0xd8;
const START_OF_SCAN = 0xda;
const END = 0xd9;

const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
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
function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
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
    if (hasNoLength(marker)) continue;
    if (!isKnown(marker) || at + 2 > bytes.length) throw new MalformedPicture('an unknown marker');
    const contentEnd = at + view.getUint16(at);
    if (contentEnd < at + 2 || contentEnd > bytes.length) throw new MalformedPicture('an invalid length');
    const content = bytes.subarray(at + 2, contentEnd);
    at = marker === START_OF_SCAN ? scanEnd(bytes, contentEnd) : contentEnd;
    hasScan ||= marker === START_OF_SCAN;
    yield { marker, bytes: bytes.subarray(start, at), content };
  }
  if (!hasScan) throw new MalformedPicture('no picture');
}

const EXIF = 'Exif\0\0';
const APP0 = 0xe0;
const APP1 = 0xe1;
const COMMENT = 0xfe;

/** Application segments that are needed to show a picture: its colours. All others may contain a location. */
const needed = new Map([
  [APP0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

function isKept(marker: number, content: Uint8Array): boolean {
  if (marker === COMMENT) return false;
  const isApplicationData = marker >= 0xe0 && marker <= 0xef;
  const name = needed.get(marker);
  return !isApplicationData || (name !== undefined && ascii(content, 0, name.length) === name);
}

function orientationSegment(orientation: Orientation): Uint8Array {
  const content = joinBytes([asciiBytes(EXIF), writeOrientation(orientation)]);
  return joinBytes([Uint8Array.of(0xff, APP1, 0, content.length + 2), content]);
}

/** The same picture without metadata, except its orientation. Throws `MalformedPicture`. */
export function stripJpeg(bytes: Uint8Array): Bytes {
  let orientation = UPRIGHT;
  const kept: Uint8Array[] = [];
  for (const { marker, bytes: segment, content } of jpegSegments(bytes)) {
    const isExif = marker === APP1 && ascii(content, 0, EXIF.length) === EXIF;
    // Decoders use the first Exif block.
    if (isExif && orientation === UPRIGHT) orientation = readOrientation(content.subarray(EXIF.length));
    if (isKept(marker, content)) kept.push(segment);
  }
  // The JFIF segment has to be the first.
  if (orientation !== UPRIGHT) kept.splice(kept[0]?.[1] === APP0 ? 1 : 0, 0, orientationSegment(orientation));
  return joinBytes([bytes.subarray(0, 2), ...kept, Uint8Array.of(0xff, 0xd9)]);
}
