import type { Raster } from './raster';

const MOST = 256;

/** A palette and its use. */
interface Palette {
  /** Red, green and blue of each of the 256 entries. */
  table: Buffer;
  /** The palette entry of each pixel. */
  places(raster: Raster): Uint8Array;
}

/** The box of a pixel's colour: colours with the same highest four bits of each channel share one. */
function boxOf(pixels: Uint8Array, at: number): number {
  const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
  return ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
}

interface Box {
  box: number;
  count: number;
  sum: [number, number, number];
}

function boxesOf(rasters: readonly Raster[]): Box[] {
  const boxes = new Map<number, Box>();
  for (const { pixels } of rasters) {
    for (let at = 0; at < pixels.length; at += 4) {
      const box = boxOf(pixels, at);
      const known = boxes.get(box) ?? { box, count: 0, sum: [0, 0, 0] };
      if (known.count === 0) boxes.set(box, known);
      known.count += 1;
      for (const channel of [0, 1, 2] as const) known.sum[channel] += pixels[at + channel] ?? 0;
    }
  }
  return [...boxes.values()].sort((a, b) => b.count - a.count || a.box - b.box);
}

function nearest(table: Buffer, used: number, { count, sum }: Box): number {
  let best = 0;
  let least = Infinity;
  for (let place = 0; place < used; place += 1) {
    let distance = 0;
    for (const channel of [0, 1, 2] as const)
      distance += ((table[place * 3 + channel] ?? 0) - sum[channel] / count) ** 2;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** The palette of some pictures: their 256 most frequent colours; the others become the nearest of these. */
function paletteOf(rasters: readonly Raster[]): Palette {
  const boxes = boxesOf(rasters);
  const table = Buffer.alloc(MOST * 3);
  const used = Math.min(MOST, boxes.length);
  boxes.slice(0, MOST).forEach(({ count, sum }, place) => {
    table.set(
      sum.map((total) => Math.round(total / count)),
      place * 3,
    );
  });
  const placeOf = new Map(
    boxes.map((box, rank) => [box.box, rank < MOST ? rank : nearest(table, used, box)] as const),
  );
  return {
    table,
    places: ({ width, height, pixels }) =>
      Uint8Array.from({ length: width * height }, (_unused, at) => placeOf.get(boxOf(pixels, at * 4)) ?? 0),
  };
}

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
