import { encodePng } from './encode-png';
import { type Random, between, randomFrom } from './random';
import { type Colour, type Raster, newRaster, colour, setPixel, blendPixel } from './raster';

/** Letters that are not easily confused, five dots wide and seven high. */
const GLYPHS: Record<string, readonly string[]> = {
  a: ['.....', '.....', '.###.', '....#', '.####', '#...#', '.####'],
  b: ['#....', '#....', '####.', '#...#', '#...#', '#...#', '####.'],
  d: ['....#', '....#', '.####', '#...#', '#...#', '#...#', '.####'],
  e: ['.....', '.....', '.###.', '#...#', '#####', '#....', '.###.'],
  f: ['..##.', '.#...', '####.', '.#...', '.#...', '.#...', '.#...'],
  h: ['#....', '#....', '####.', '#...#', '#...#', '#...#', '#...#'],
  k: ['#....', '#..#.', '#.#..', '##...', '#.#..', '#..#.', '#...#'],
  m: ['.....', '.....', '##.#.', '#.#.#', '#.#.#', '#.#.#', '#.#.#'],
  n: ['.....', '.....', '####.', '#...#', '#...#', '#...#', '#...#'],
  p: ['.....', '####.', '#...#', '#...#', '####.', '#....', '#....'],
  r: ['.....', '.....', '#.##.', '##..#', '#....', '#....', '#....'],
  t: ['.#...', '.#...', '####.', '.#...', '.#...', '.#..#', '..##.'],
  u: ['.....', '.....', '#...#', '#...#', '#...#', '#..##', '.##.#'],
  v: ['.....', '.....', '#...#', '#...#', '#...#', '.#.#.', '..#..'],
  x: ['.....', '.....', '#...#', '.#.#.', '..#..', '.#.#.', '#...#'],
  z: ['.....', '.....', '#####', '...#.', '..#..', '.#...', '#####'],
};

export const LETTERS: readonly string[] = Object.keys(GLYPHS);

const WIDTH = 260;
const HEIGHT = 80;
const DOT = 6;
const MARGIN = 20;

const PAPER = colour('#f4efe4');
const INK: readonly Colour[] = [colour('#34506b'), colour('#6b3447'), colour('#3d5a2f'), colour('#5a4a7a')];

interface Letter {
  rows: readonly string[];
  left: number;
  top: number;
  /** How far the letter leans, as pixels to the side for each pixel upwards. */
  lean: number;
  ink: Colour;
}

/** Whether a pixel lies on one of the letter's dots. */
function isInked({ rows, left, top, lean }: Letter, x: number, y: number): boolean {
  const row = Math.floor((y - top) / DOT);
  const column = Math.floor((x - left + lean * (y - top)) / DOT);
  return rows[row]?.[column] === '#';
}

function drawLine(raster: Raster, random: Random, ink: Colour): void {
  const from = between(random, 10, HEIGHT - 10);
  const swing = between(random, 6, 18);
  const pace = between(random, 0.02, 0.05);
  for (let x = 0; x < WIDTH; x += 1) {
    const y = Math.round(from + swing * Math.sin(x * pace));
    for (const thick of [0, 1]) {
      if (y + thick > 0 && y + thick < HEIGHT)
        blendPixel(raster, { x, y: y + thick, colour: ink, alpha: 0.55 });
    }
  }
}

/** A PNG with the letters of `text`, slanted and crossed by lines; the same for the same seed. */
export function captchaPicture(text: string, seed: number): Buffer {
  const random = randomFrom(seed);
  const raster = newRaster(WIDTH, HEIGHT);
  for (let at = 0; at < raster.pixels.length; at += 4) setPixel(raster, at, PAPER);
  const step = (WIDTH - 2 * MARGIN) / text.length;
  const letters = Array.from(text).map((letter, index): Letter => ({
    rows: GLYPHS[letter] ?? [],
    left: MARGIN + index * step + between(random, 0, step - 5 * DOT),
    top: between(random, 8, HEIGHT - 8 - 7 * DOT),
    lean: between(random, -0.25, 0.25),
    ink: INK[index % INK.length] ?? PAPER,
  }));
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const letter = letters.find((one) => isInked(one, x, y));
      if (letter) blendPixel(raster, { x, y, colour: letter.ink });
    }
  }
  for (const ink of INK.slice(0, 3)) drawLine(raster, random, ink);
  return encodePng(raster, { alpha: false });
}
