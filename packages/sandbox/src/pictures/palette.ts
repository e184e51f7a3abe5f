import type { Raster } from './raster';

const MOST = 256;

/** A palette and its use. */
export interface Palette {
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
export function paletteOf(rasters: readonly Raster[]): Palette {
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
