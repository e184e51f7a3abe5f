import { ascii, asciiBytes } from './ascii';
import { joinBytes, type Bytes } from './join-bytes';
import { jpegSegments } from './jpeg-segments';
import { readOrientation, UPRIGHT, writeOrientation, type Orientation } from './orientation';

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
  const isNote = marker >= 0xe0 && marker <= 0xef;
  const name = needed.get(marker);
  return !isNote || (name !== undefined && ascii(content, 0, name.length) === name);
}

function turnedSegment(orientation: Orientation): Uint8Array {
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
  if (orientation !== UPRIGHT) kept.splice(kept[0]?.[1] === APP0 ? 1 : 0, 0, turnedSegment(orientation));
  return joinBytes([bytes.subarray(0, 2), ...kept, Uint8Array.of(0xff, 0xd9)]);
}
