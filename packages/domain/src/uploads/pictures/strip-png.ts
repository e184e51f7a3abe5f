import { asciiBytes } from './ascii';
import { joinBytes, type Bytes } from './join-bytes';
import { MalformedPicture } from './malformed-picture';
import { readOrientation, UPRIGHT, writeOrientation, type Orientation } from './orientation';
import { PNG_SIGNATURE_LENGTH, pngChunks } from './png-chunks';
import { viewOf } from './view-of';

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The check sum at the end of each chunk of a PNG. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** What a picture is shown by. All others are notes, and notes may say where it was taken. */
const needed: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

/** Without it no reader can show the picture, so it cannot be left out either. */
const isCritical = (type: string): boolean => /^[A-Z]/.test(type);

/** Browsers pass a note over whose check sum is wrong. */
function isSound(chunk: Uint8Array): boolean {
  return viewOf(chunk).getUint32(chunk.length - 4) === crc32(chunk.subarray(4, -4));
}

function exifChunk(orientation: Orientation): Uint8Array {
  const named = joinBytes([asciiBytes('eXIf'), writeOrientation(orientation)]);
  const chunk = new Uint8Array(named.length + 8);
  chunk.set(named, 4);
  const view = viewOf(chunk);
  view.setUint32(0, named.length - 4);
  view.setUint32(chunk.length - 4, crc32(named));
  return chunk;
}

/** The same picture without what is noted in it, except how it is turned. Throws `MalformedPicture`. */
export function stripPng(bytes: Uint8Array): Bytes {
  let orientation = UPRIGHT;
  const kept: Uint8Array[] = [];
  for (const { type, bytes: chunk, content } of pngChunks(bytes)) {
    if (needed.has(type)) kept.push(chunk);
    else if (type === 'eXIf' && isSound(chunk)) orientation = readOrientation(content);
    else if (isCritical(type)) throw new MalformedPicture(`a chunk that nobody knows: ${type}`);
  }
  // Behind the header, where every reader has it before the picture begins.
  if (orientation !== UPRIGHT) kept.splice(1, 0, exifChunk(orientation));
  return joinBytes([bytes.subarray(0, PNG_SIGNATURE_LENGTH), ...kept]);
}
