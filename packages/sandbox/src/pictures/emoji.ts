import { type Colour, type Raster, newRaster, colour, blendPixel } from './raster';

/** A filled ellipse (`round`) or polygon; coordinates from 0 to 1, later shapes over earlier ones. */
type Shape =
  | { round: [x: number, y: number, rx: number, ry: number]; fill: Colour }
  | { points: [x: number, y: number][]; fill: Colour };

export interface CustomEmoji {
  shortcode: string;
  pack: string;
  shapes: Shape[];
}

const round = (x: number, y: number, [rx, ry, fill]: [number, number, string]): Shape => ({
  round: [x, y, rx, ry],
  fill: colour(fill),
});
const points = (fill: string, ...corners: [number, number][]): Shape => ({
  points: corners,
  fill: colour(fill),
});

const eyes = (y: number): Shape[] => [
  round(0.4, y, [0.035, 0.05, '#2b2320']),
  round(0.6, y, [0.035, 0.05, '#2b2320']),
];

export const EMOJI: CustomEmoji[] = [
  {
    shortcode: 'linnet',
    pack: 'hedge',
    shapes: [
      points('#5d4636', [0.1, 0.72], [0.02, 0.9], [0.34, 0.66]),
      round(0.45, 0.58, [0.3, 0.24, '#9c7a5b']),
      round(0.52, 0.64, [0.2, 0.16, '#c8605a']),
      round(0.68, 0.34, [0.18, 0.17, '#8b8f94']),
      round(0.72, 0.28, [0.1, 0.07, '#c8605a']),
      points('#55504a', [0.84, 0.3], [0.98, 0.37], [0.84, 0.42]),
      round(0.74, 0.34, [0.035, 0.035, '#1d1a18']),
      points('#6d533f', [0.2, 0.5], [0.56, 0.52], [0.3, 0.74]),
    ],
  },
  {
    shortcode: 'loaf',
    pack: 'hedge',
    shapes: [
      round(0.5, 0.56, [0.44, 0.32, '#8a4f22']),
      round(0.5, 0.54, [0.41, 0.28, '#c98b4b']),
      points('#f0dfc0', [0.24, 0.42], [0.3, 0.38], [0.4, 0.66], [0.34, 0.68]),
      points('#f0dfc0', [0.44, 0.36], [0.5, 0.34], [0.6, 0.64], [0.54, 0.67]),
      points('#f0dfc0', [0.64, 0.38], [0.7, 0.38], [0.76, 0.6], [0.71, 0.64]),
    ],
  },
  {
    shortcode: 'kiln',
    pack: 'hedge',
    shapes: [
      points('#7b4a3a', [0.12, 0.92], [0.18, 0.4], [0.34, 0.22], [0.66, 0.22], [0.82, 0.4], [0.88, 0.92]),
      points('#8f5a46', [0.42, 0.24], [0.44, 0.04], [0.58, 0.04], [0.6, 0.24]),
      round(0.5, 0.72, [0.2, 0.2, '#2a1a16']),
      round(0.5, 0.76, [0.14, 0.15, '#e8632c']),
      round(0.5, 0.8, [0.08, 0.1, '#ffd25e']),
    ],
  },
  {
    shortcode: 'sprout',
    pack: 'hedge',
    shapes: [
      round(0.5, 0.9, [0.34, 0.1, '#5b4232']),
      points('#5f8f3e', [0.47, 0.9], [0.46, 0.44], [0.54, 0.44], [0.53, 0.9]),
      round(0.3, 0.36, [0.22, 0.14, '#7fb850']),
      round(0.7, 0.28, [0.24, 0.15, '#96cc62']),
    ],
  },
  {
    shortcode: 'railcar',
    pack: 'hedge',
    shapes: [
      points('#b8452f', [0.08, 0.24], [0.92, 0.24], [0.96, 0.74], [0.04, 0.74]),
      points('#f3ead9', [0.06, 0.56], [0.94, 0.56], [0.95, 0.62], [0.05, 0.62]),
      points('#bfe0ea', [0.16, 0.32], [0.36, 0.32], [0.36, 0.5], [0.15, 0.5]),
      points('#bfe0ea', [0.42, 0.32], [0.6, 0.32], [0.6, 0.5], [0.42, 0.5]),
      points('#bfe0ea', [0.66, 0.32], [0.85, 0.32], [0.86, 0.5], [0.66, 0.5]),
      round(0.26, 0.8, [0.1, 0.1, '#2b2b30']),
      round(0.74, 0.8, [0.1, 0.1, '#2b2b30']),
    ],
  },
  {
    shortcode: 'drizzle',
    pack: 'weather',
    shapes: [
      round(0.34, 0.38, [0.24, 0.2, '#8d9aa5']),
      round(0.62, 0.34, [0.28, 0.24, '#a8b4bd']),
      round(0.5, 0.46, [0.4, 0.16, '#b9c3ca']),
      points('#4f8fc0', [0.26, 0.66], [0.33, 0.68], [0.24, 0.9]),
      points('#4f8fc0', [0.48, 0.66], [0.55, 0.68], [0.46, 0.92]),
      points('#4f8fc0', [0.7, 0.66], [0.77, 0.68], [0.68, 0.9]),
    ],
  },
  {
    shortcode: 'sunny_spell',
    pack: 'weather',
    shapes: [
      round(0.5, 0.5, [0.46, 0.46, '#f7d774']),
      round(0.5, 0.5, [0.34, 0.34, '#f4b93f']),
      ...eyes(0.45),
      round(0.5, 0.62, [0.12, 0.06, '#a8552a']),
    ],
  },
  {
    shortcode: 'blob_tea',
    pack: 'hedge',
    shapes: [
      round(0.46, 0.54, [0.42, 0.4, '#e9c46a']),
      round(0.34, 0.46, [0.045, 0.06, '#2b2320']),
      round(0.54, 0.46, [0.045, 0.06, '#2b2320']),
      round(0.44, 0.62, [0.09, 0.04, '#9a5a2c']),
      points('#f5f1e8', [0.62, 0.6], [0.94, 0.6], [0.88, 0.92], [0.68, 0.92]),
      round(0.78, 0.61, [0.15, 0.045, '#8a5a33']),
    ],
  },
];

export function emojiPath(emoji: CustomEmoji): string {
  return `/emoji/${emoji.pack}/${emoji.shortcode}.png`;
}

export interface EmojiPack {
  name: string;
  emoji: readonly CustomEmoji[];
}

/** The packs, sorted by name. */
export const EMOJI_PACKS: readonly EmojiPack[] = [...new Set(EMOJI.map(({ pack }) => pack))]
  .sort()
  .map((name) => ({ name, emoji: EMOJI.filter(({ pack }) => pack === name) }));

/** The name of an emoji's file without its folder. */
export function emojiFileName(emoji: CustomEmoji): string {
  return emojiPath(emoji).split('/').at(-1) ?? '';
}

/** The folder of a pack's stickers: the same drawings, larger. */
export function stickerFolder(pack: EmojiPack): string {
  return `/static/stickers/${pack.name}/`;
}

const SAMPLES = [0.25, 0.75];

function contains(shape: Shape, x: number, y: number): boolean {
  if ('round' in shape) {
    const [cx, cy, rx, ry] = shape.round;
    return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
  }
  let inside = false;
  shape.points.forEach(([x1, y1], index, corners) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  });
  return inside;
}

/** Draws shapes on a transparent background, with soft edges. */
export function paintShapes(shapes: Shape[], size: number): Raster {
  const raster = newRaster(size, size);
  for (const shape of shapes) {
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        let hits = 0;
        for (const dy of SAMPLES)
          for (const dx of SAMPLES) if (contains(shape, (x + dx) / size, (y + dy) / size)) hits += 1;
        if (hits > 0) blendPixel(raster, { x, y, colour: shape.fill, alpha: hits / 4 });
      }
    }
  }
  return raster;
}
