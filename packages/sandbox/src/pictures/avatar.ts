import { colour, mix, type Colour } from './colour';
import { between, pick, randomFrom } from './random';
import { blank, fill, type Raster } from './raster';

const GROUNDS: [Colour, ...Colour[]] = [
  colour('#2f4858'),
  colour('#86a873'),
  colour('#d98f5c'),
  colour('#6d597a'),
  colour('#b56576'),
  colour('#355070'),
  colour('#e0b354'),
  colour('#4b7f78'),
  colour('#7d4f50'),
  colour('#5b7db1'),
];
const BODIES: [Colour, ...Colour[]] = [
  colour('#f3ead9'),
  colour('#c4553d'),
  colour('#33363f'),
  colour('#f0c95d'),
  colour('#8fb8a8'),
  colour('#a77b5b'),
];

/** An avatar: a small bird on a coloured background, different for each seed. */
export function paintAvatar(seed: number, size: number): Raster {
  const random = randomFrom(seed * 7919 + 13);
  const ground = pick(random, GROUNDS);
  const body = pick(random, BODIES);
  const breast = pick(random, BODIES);
  const faces = random() < 0.5 ? -1 : 1;
  const [headX, headSize] = [between(random, 0.08, 0.14), between(random, 0.13, 0.17)];
  const beak = colour('#e6a23c');
  const at = (x: number, y: number): Colour => {
    const u = (x - 0.5) * faces;
    const inHead = Math.hypot(u - headX, y - 0.36) < headSize;
    if (Math.hypot(u - headX - 0.06, y - 0.34) < 0.022) return [20, 20, 24];
    if (
      u > headX + headSize - 0.02 &&
      Math.abs(y - 0.37) < 0.045 - (u - headX - headSize) * 0.4 &&
      u < headX + headSize + 0.1
    )
      return beak;
    if (inHead) return body;
    const inBody = (u / 0.25) ** 2 + ((y - 0.6) / 0.21) ** 2;
    if (inBody < 1) return mix(breast, body, (0.75 - y) * 4 + (u < -0.05 ? 0.7 : 0));
    if (u < -0.14 && u > -0.42 && Math.abs(y - 0.62 - (u + 0.14) * 0.45) < 0.05)
      return mix(body, [0, 0, 0], 0.25);
    return mix(ground, [255, 255, 255], (1 - y) * 0.25);
  };
  const raster = blank(size, size);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) fill(raster, (y * size + x) * 4, at(x / size, y / size));
  return raster;
}
