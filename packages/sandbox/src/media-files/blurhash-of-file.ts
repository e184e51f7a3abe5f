import { inflateSync } from 'node:zlib';
import { blurhash } from '../pictures/blurhash';
import type { Raster } from '../pictures/raster';
import { logError } from '../server/logger';

const MAX_PIXELS = 8_000_000;

/** Samples of a pixel, by colour type; palettes and 16-bit pictures are not read. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };

function pixelStream(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = Math.min(at + 8 + length, bytes.length);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(bytes.subarray(at + 8, end));
    at = end + 4;
  }
  return Buffer.concat(parts);
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(guess - value));
  if (toLeft === undefined || toAbove === undefined || toCorner === undefined) return 0;
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** What each filter adds to a byte, from its left, upper and upper left neighbours. */
const FILTERS: ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Undoes the filters of all rows in place; the byte that names each row's filter stays. */
function unfilter(rows: Buffer, stride: number, channels: number): void {
  for (let start = 0; start + stride < rows.length; start += stride + 1) {
    const add = FILTERS[rows[start] ?? 0] ?? FILTERS[0];
    for (let x = 1; x <= stride; x += 1) {
      const at = start + x;
      const left = x > channels ? (rows[at - channels] ?? 0) : 0;
      const above = start > 0 ? (rows[at - stride - 1] ?? 0) : 0;
      const corner = start > 0 && x > channels ? (rows[at - stride - 1 - channels] ?? 0) : 0;
      rows[at] = (rows[at] ?? 0) + (add?.(left, above, corner) ?? 0);
    }
  }
}

/** Decodes a PNG at a reduced size, at most `side` pixels each way; null for kinds that are not read. */
function decodePng(bytes: Buffer, side: number): Raster | null {
  if (bytes.length < 33) return null;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, colourType, interlaced] = [bytes[24], bytes[25] ?? 0, bytes[28]];
  const channels = CHANNELS[colourType];
  if (depth !== 8 || interlaced !== 0 || channels === undefined) return null;
  if (width === 0 || height === 0 || width * height > MAX_PIXELS) return null;
  const stride = width * channels;
  const rows = inflateSync(pixelStream(bytes), { maxOutputLength: (stride + 1) * height });
  if (rows.length < (stride + 1) * height) return null;
  unfilter(rows, stride, channels);
  const small: Raster = {
    width: Math.min(side, width),
    height: Math.min(side, height),
    pixels: new Uint8Array(),
  };
  small.pixels = new Uint8Array(small.width * small.height * 4);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const row = Math.floor((y * height) / small.height) * (stride + 1) + 1;
      const from = row + Math.floor((x * width) / small.width) * channels;
      const grey = channels < 3;
      for (const channel of [0, 1, 2]) {
        small.pixels[(y * small.width + x) * 4 + channel] = rows[from + (grey ? 0 : channel)] ?? 0;
      }
      small.pixels[(y * small.width + x) * 4 + 3] = 255;
    }
  }
  return small;
}

/** The blurhash of a PNG; null for other types, whose pixels are not read, and for broken files. */
export function blurhashOfFile(bytes: Buffer, mimeType: string): string | null {
  if (mimeType !== 'image/png') return null;
  try {
    const raster = decodePng(bytes, 24);
    return raster === null ? null : blurhash(raster, [4, 3]);
  } catch (error) {
    // zlib throws this for pixels that cannot be unpacked; the file is stored all the same, as on the real server.
    if (!(error instanceof Error && 'code' in error)) throw error;
    logError('blurhash', error);
    return null;
  }
}
