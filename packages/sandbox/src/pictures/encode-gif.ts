import type { Raster } from './raster';

const MAX_COLOURS = 256;

/** A palette and its use. */
interface Palette {
  /** Red, green and blue of each of the 256 entries. */
  table: Buffer;
  /** The palette entry of each pixel. */
  entriesOf(raster: Raster): Uint8Array;
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
      const existing = boxes.get(box) ?? { box, count: 0, sum: [0, 0, 0] };
      if (existing.count === 0) boxes.set(box, existing);
      existing.count += 1;
      for (const channel of [0, 1, 2] as const) existing.sum[channel] += pixels[at + channel] ?? 0;
    }
  }
  return [...boxes.values()].sort((a, b) => b.count - a.count || a.box - b.box);
}

function nearest(table: Buffer, used: number, { count, sum }: Box): number {
  let best = 0;
  let least = Infinity;
  for (let entry = 0; entry < used; entry += 1) {
    let distance = 0;
    for (const channel of [0, 1, 2] as const)
      distance += ((table[entry * 3 + channel] ?? 0) - sum[channel] / count) ** 2;
    if (distance < least) [best, least] = [entry, distance];
  }
  return best;
}

/** The palette of some pictures: their 256 most frequent colours; the others become the nearest of these. */
function paletteOf(rasters: readonly Raster[]): Palette {
  const boxes = boxesOf(rasters);
  const table = Buffer.alloc(MAX_COLOURS * 3);
  const used = Math.min(MAX_COLOURS, boxes.length);
  boxes.slice(0, MAX_COLOURS).forEach(({ count, sum }, entry) => {
    table.set(
      sum.map((total) => Math.round(total / count)),
      entry * 3,
    );
  });
  const entryOf = new Map(
    boxes.map((box, rank) => [box.box, rank < MAX_COLOURS ? rank : nearest(table, used, box)] as const),
  );
  return {
    table,
    entriesOf: ({ width, height, pixels }) =>
      Uint8Array.from({ length: width * height }, (_unused, at) => entryOf.get(boxOf(pixels, at * 4)) ?? 0),
  };
}

const COLOUR_BITS = 8;
const CLEAR_CODE = 1 << COLOUR_BITS;
const END_CODE = CLEAR_CODE + 1;
const MAX_CODES = 4096;

/** Writes codes of growing width, lowest bits first. */
class CodeWriter {
  readonly bytes: number[] = [];
  #pending = 0;
  #bits = 0;

  write(code: number, width: number): void {
    this.#pending |= code << this.#bits;
    this.#bits += width;
    while (this.#bits >= 8) {
      this.bytes.push(this.#pending & 255);
      this.#pending >>>= 8;
      this.#bits -= 8;
    }
  }

  finish(): number[] {
    if (this.#bits > 0) this.bytes.push(this.#pending & 255);
    return this.bytes;
  }
}

/** The LZW compression of GIF. The table starts again when it is full. */
function compress(entries: Uint8Array): Buffer {
  const writer = new CodeWriter();
  let codes = new Map<number, number>();
  let next = END_CODE + 1;
  let width = COLOUR_BITS + 1;
  writer.write(CLEAR_CODE, width);
  let run = entries[0] ?? 0;
  for (const entry of entries.subarray(1)) {
    const key = run * 256 + entry;
    const code = codes.get(key);
    if (code !== undefined) {
      run = code;
      continue;
    }
    writer.write(run, width);
    run = entry;
    if (next === MAX_CODES) {
      writer.write(CLEAR_CODE, width);
      codes = new Map();
      next = END_CODE + 1;
      width = COLOUR_BITS + 1;
      continue;
    }
    codes.set(key, next);
    if (next === 1 << width) width += 1;
    next += 1;
  }
  writer.write(run, width);
  writer.write(END_CODE, width);
  return Buffer.from(writer.finish());
}

/** Splits content into blocks of at most 255 bytes, each after its length, with an empty one at the end. */
function subBlocks(content: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let from = 0; from < content.length; from += 255) {
    const piece = content.subarray(from, from + 255);
    parts.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat([...parts, Buffer.from([0])]);
}

const uint16 = (value: number): [number, number] => [value & 255, value >> 8];

function frameBlocks(frame: Raster, palette: Palette, frameMs: number): Buffer {
  const delay = uint16(Math.round(frameMs / 10));
  return Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0b0000_0100, ...delay, 0, 0]),
    Buffer.from([0x2c, 0, 0, 0, 0, ...uint16(frame.width), ...uint16(frame.height), 0]),
    Buffer.from([COLOUR_BITS]),
    subBlocks(compress(palette.entriesOf(frame))),
  ]);
}

/** An animated GIF that repeats forever; its frames are opaque and of one size. */
export function encodeGif(frames: readonly Raster[], frameMs: number): Buffer {
  const { width, height } = frames[0] ?? { width: 1, height: 1 };
  const palette = paletteOf(frames);
  const colourTableFlags = 0b1111_0111;
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([...uint16(width), ...uint16(height), colourTableFlags, 0, 0]),
    palette.table,
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('NETSCAPE2.0'),
    subBlocks(Buffer.from([1, 0, 0])),
    ...frames.map((frame) => frameBlocks(frame, palette, frameMs)),
    Buffer.from([0x3b]),
  ]);
}
