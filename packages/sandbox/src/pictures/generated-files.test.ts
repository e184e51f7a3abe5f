import { expect, test } from 'vitest';
import { type Raster, newRaster, colour, setPixel } from './raster';
import { encodeGif } from './encode-gif';
import { flashFile, gifFile, htmlFile, tuneFile, videoFile, gpxFile } from './generated-files';
import { pictureFile } from './picture-files';
import { encodeKeyFrame } from './video/vp8-key-frame';

const ORDER = { animation: 'train', seed: 3, width: 64, height: 48 } as const;

function bytes(path: string): Buffer {
  const file = pictureFile(path);
  if (file === null) throw new Error(`No file at ${path}`);
  return file;
}

/** Undoes the LZW of one frame: the places in the palette, pixel by pixel. */
function unpack(packed: Buffer): number[] {
  const places: number[] = [];
  let table: number[][] = [];
  let [width, bits, held, before] = [9, 0, 0, undefined as number[] | undefined];
  const clear = () => {
    table = Array.from({ length: 258 }, (_unused, index) => [index]);
    width = 9;
    before = undefined;
  };
  clear();
  for (const byte of packed) {
    held |= byte << bits;
    bits += 8;
    if (bits < width) continue;
    const code = held & ((1 << width) - 1);
    held >>>= width;
    bits -= width;
    if (code === 256) clear();
    else if (code === 257) return places;
    else {
      const run: number[] = table[code] ?? [...(before ?? []), before?.[0] ?? 0];
      places.push(...run);
      if (before) table.push([...before, run[0] ?? 0]);
      if (table.length === 1 << width && width < 12) width += 1;
      before = run;
    }
  }
  return places;
}

function firstFrame(gif: Buffer): { table: Buffer; packed: Buffer } {
  const table = gif.subarray(13, 13 + 768);
  let at = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0])) + 11;
  const pieces: Buffer[] = [];
  for (let length = gif[at] ?? 0; length > 0; length = gif[at] ?? 0) {
    pieces.push(gif.subarray(at + 1, at + 1 + length));
    at += length + 1;
  }
  return { table, packed: Buffer.concat(pieces) };
}

function checkered(width: number, height: number): Raster {
  const raster = newRaster(width, height);
  for (let at = 0; at < width * height; at += 1)
    setPixel(raster, at * 4, [(at * 7) % 256, (at * 13) % 256, (at * 29) % 256]);
  return raster;
}

test('an animated GIF can be unpacked again, also when its table of runs was full', () => {
  const { table, packed } = firstFrame(encodeGif([checkered(120, 100)], 100));
  const places = unpack(packed);
  expect(places).toHaveLength(120 * 100);
  const [red = 0, green = 0, blue = 0] = table.subarray((places[1] ?? 0) * 3);
  expect([red >> 4, green >> 4, blue >> 4]).toEqual([0, 0, 1]);
});

test('a GIF of two colours keeps both', () => {
  const raster = newRaster(2, 1);
  setPixel(raster, 0, colour('#102030'));
  setPixel(raster, 4, colour('#f0e0d0'));
  const { table, packed } = firstFrame(encodeGif([raster], 100));
  const colours = unpack(packed).map((place) => table.subarray(place * 3, place * 3 + 3).toString('hex'));
  expect(colours).toEqual(['102030', 'f0e0d0']);
});

test('a frame of film says its size and that it needs no other frame', () => {
  const frame = encodeKeyFrame(newRaster(20, 9));
  expect((frame[0] ?? 1) & 1).toBe(0);
  expect(frame.subarray(3, 6).toString('hex')).toBe('9d012a');
  expect([frame.readUInt16LE(6), frame.readUInt16LE(8)]).toEqual([80, 36]);
});

test('every kind of file begins as its kind begins, and is the same each time', () => {
  const kinds: [path: string, beginning: string][] = [
    [gifFile(ORDER), '474946383961'],
    [videoFile(ORDER), '1a45dfa3'],
    [tuneFile(1, 2), '52494646'],
    [flashFile(1), '46575306'],
    [gpxFile(1), '3c3f786d6c'],
    [htmlFile(1), '3c21646f63'],
  ];
  for (const [path, beginning] of kinds) {
    expect(bytes(path).toString('hex').startsWith(beginning)).toBe(true);
    expect(bytes(path)).toBe(bytes(path));
  }
  expect(bytes(tuneFile(1, 2)).readUInt32LE(40)).toBe(32_000);
  expect(bytes(flashFile(1)).readUInt32LE(4)).toBe(bytes(flashFile(1)).length);
});

test('orders that are too large or unknown are not drawn', () => {
  for (const path of [
    '/media/train-1-9000x10.gif',
    '/media/nosuch-1-10x10.webm',
    '/media/tune-1-99s.wav',
    '/media/train-1-10x10.mp4',
  ]) {
    expect(pictureFile(path)).toBeNull();
  }
});
