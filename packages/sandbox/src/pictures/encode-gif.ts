import { paletteOf, type Palette } from './palette';
import type { Raster } from './raster';

const COLOUR_BITS = 8;
const CLEAR = 1 << COLOUR_BITS;
const END = CLEAR + 1;
const FULL = 4096;

/** Writes codes of growing width, lowest bits first. */
class CodeWriter {
  readonly bytes: number[] = [];
  #held = 0;
  #bits = 0;

  write(code: number, width: number): void {
    this.#held |= code << this.#bits;
    this.#bits += width;
    while (this.#bits >= 8) {
      this.bytes.push(this.#held & 255);
      this.#held >>>= 8;
      this.#bits -= 8;
    }
  }

  finish(): number[] {
    if (this.#bits > 0) this.bytes.push(this.#held & 255);
    return this.bytes;
  }
}

/** The LZW compression of GIF. The table starts again when it is full. */
function compress(places: Uint8Array): Buffer {
  const writer = new CodeWriter();
  let known = new Map<number, number>();
  let next = END + 1;
  let width = COLOUR_BITS + 1;
  writer.write(CLEAR, width);
  let run = places[0] ?? 0;
  for (const place of places.subarray(1)) {
    const key = run * 256 + place;
    const code = known.get(key);
    if (code !== undefined) {
      run = code;
      continue;
    }
    writer.write(run, width);
    run = place;
    if (next === FULL) {
      writer.write(CLEAR, width);
      known = new Map();
      next = END + 1;
      width = COLOUR_BITS + 1;
      continue;
    }
    known.set(key, next);
    if (next === 1 << width) width += 1;
    next += 1;
  }
  writer.write(run, width);
  writer.write(END, width);
  return Buffer.from(writer.finish());
}

/** Splits content into blocks of at most 255 bytes, each after its length, with an empty one at the end. */
function pieces(content: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let from = 0; from < content.length; from += 255) {
    const piece = content.subarray(from, from + 255);
    parts.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat([...parts, Buffer.from([0])]);
}

const little = (value: number): [number, number] => [value & 255, value >> 8];

function picture(frame: Raster, palette: Palette, frameMs: number): Buffer {
  const delay = little(Math.round(frameMs / 10));
  return Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0b0000_0100, ...delay, 0, 0]),
    Buffer.from([0x2c, 0, 0, 0, 0, ...little(frame.width), ...little(frame.height), 0]),
    Buffer.from([COLOUR_BITS]),
    pieces(compress(palette.places(frame))),
  ]);
}

/** An animated GIF that repeats forever; its frames are opaque and of one size. */
export function encodeGif(frames: readonly Raster[], frameMs: number): Buffer {
  const { width, height } = frames[0] ?? { width: 1, height: 1 };
  const palette = paletteOf(frames);
  const wholeTable = 0b1111_0111;
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([...little(width), ...little(height), wholeTable, 0, 0]),
    palette.table,
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('NETSCAPE2.0'),
    pieces(Buffer.from([1, 0, 0])),
    ...frames.map((frame) => picture(frame, palette, frameMs)),
    Buffer.from([0x3b]),
  ]);
}
