import { type Bytes, MalformedPicture, asciiBytes, joinBytes, viewOf } from './bytes';
import { readOrientation, UPRIGHT, writeOrientation, type Orientation } from './orientation';
import { PNG_SIGNATURE_LENGTH, pngChunks } from './png-chunks';

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum at the end of each chunk of a PNG. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Chunks that are needed to show a picture. All others are metadata, which may contain a location. */
const needed: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

/** A decoder must know it to show the picture, so it can't be left out. */
const isCritical = (type: string): boolean => /^[A-Z]/.test(type);

/** Browsers skip a chunk of metadata with a wrong checksum. */
function hasValidChecksum(chunk: Uint8Array): boolean {
  return viewOf(chunk).getUint32(chunk.length - 4) === crc32(chunk.subarray(4, -4));
}

function exifChunk(orientation: Orientation): Uint8Array {
  const typeAndContent = joinBytes([asciiBytes('eXIf'), writeOrientation(orientation)]);
  const chunk = new Uint8Array(typeAndContent.length + 8);
  chunk.set(typeAndContent, 4);
  const view = viewOf(chunk);
  view.setUint32(0, typeAndContent.length - 4);
  view.setUint32(chunk.length - 4, crc32(typeAndContent));
  return chunk;
}

/** The same picture without metadata, except its orientation. Throws `MalformedPicture`. */
export function stripPng(bytes: Uint8Array): Bytes {
  let orientation = UPRIGHT;
  const kept: Uint8Array[] = [];
  for (const { type, bytes: chunk, content } of pngChunks(bytes)) {
    if (needed.has(type)) kept.push(chunk);
    else if (type === 'eXIf' && hasValidChecksum(chunk)) orientation = readOrientation(content);
    else if (isCritical(type)) throw new MalformedPicture(`an unknown chunk: ${type}`);
  }
  // After the header, so that every decoder reads it before the picture.
  if (orientation !== UPRIGHT) kept.splice(1, 0, exifChunk(orientation));
  return joinBytes([bytes.subarray(0, PNG_SIGNATURE_LENGTH), ...kept]);
}
