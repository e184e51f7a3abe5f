import { type Colour, type Raster, newRaster, colour, setPixel, mix } from './raster';
import { between, pick, randomFrom, type Random } from './random';

/** The colour at a position (0 to 1 each way) and a time (0 to 1, repeating). */
type Painter = (x: number, y: number, moment: number) => Colour;

const WHITE: Colour = [255, 255, 255];

/** The sun goes over the hills. */
function daybreak(random: Random, aspect: number): Painter {
  const [night, day, glow] = [colour('#1b2444'), colour('#8fc1de'), colour('#f2a65a')];
  const [near, far] = [colour('#23402c'), colour('#4d7360')];
  const slope = between(random, 3, 6);
  const shift = random() * 6;
  return (x, y, moment) => {
    const [sunX, sunY] = [0.1 + moment * 0.8, 0.85 - Math.sin(moment * Math.PI) * 0.65];
    const light = Math.sin(moment * Math.PI);
    if (y > 0.78 + Math.sin(x * slope + shift) * 0.08) return mix(mix(night, near, 0.4), near, light);
    if (y > 0.66 + Math.cos(x * slope * 1.4 + shift) * 0.07) return mix(mix(night, far, 0.4), far, light);
    const distance = Math.hypot((x - sunX) * aspect, y - sunY);
    if (distance < 0.09) return mix(glow, WHITE, light);
    return mix(
      mix(glow, mix(night, day, light), Math.min(1, y < 0.3 ? 1 : 1.5 - y)),
      glow,
      Math.max(0, 0.3 - distance),
    );
  };
}

const TRAIN = {
  bodies: [colour('#b8452f'), colour('#38596b'), colour('#5f7350')],
  glass: colour('#f7eec0'),
  stripe: colour('#f3ead9'),
  wheel: colour('#2b2b30'),
  ballast: colour('#6d6258'),
} as const;
const TRAIN_LENGTH = 0.98;
const COUPLING = 0.49;

/** The colour of the two carriages at a position, `along` from their left end; null beside them. */
function carriages(along: number, y: number, body: Colour): Colour | null {
  if (along <= 0 || along >= TRAIN_LENGTH || Math.abs(along - COUPLING) < 0.015) return null;
  if (y > 0.72) return y < 0.77 && (along * 6) % 1 < 0.45 ? TRAIN.wheel : null;
  if (y < 0.4) return null;
  if (y > 0.46 && y < 0.56 && (along * 11) % 1 > 0.3) return TRAIN.glass;
  return y > 0.62 && y < 0.65 ? TRAIN.stripe : body;
}

/** Two carriages cross from left to right. */
function train(random: Random, aspect: number): Painter {
  const [sky, field] = [colour('#cfe0ea'), colour('#7fa650')];
  const body = pick(random, TRAIN.bodies);
  const hedge = between(random, 4, 9);
  return (x, y, moment) => {
    const passing = carriages((x - (moment * 1.9 - 0.75)) * aspect, y, body);
    if (passing) return passing;
    if (y > 0.72 && y < 0.82) return TRAIN.ballast;
    if (y > 0.58 + Math.sin(x * hedge) * 0.05) return mix(field, TRAIN.wheel, y * 0.25);
    return mix(sky, WHITE, y);
  };
}

/** Rings on a pond. */
function ripples(random: Random, aspect: number): Painter {
  const [deep, light] = [colour('#2c5148'), colour('#bfe0ea')];
  const [fromX, fromY] = [between(random, 0.3, 0.7), between(random, 0.35, 0.65)];
  const rings = Math.round(between(random, 4, 7));
  return (x, y, moment) => {
    const distance = Math.hypot((x - fromX) * aspect, (y - fromY) * 1.6);
    const wave = Math.sin((distance * rings - moment) * 2 * Math.PI);
    return mix(deep, light, 0.35 + wave * 0.3 * Math.max(0, 1 - distance));
  };
}

const ANIMATIONS = { daybreak, train, ripples } satisfies Record<
  string,
  (random: Random, aspect: number) => Painter
>;

export type AnimationName = keyof typeof ANIMATIONS;

export function isAnimation(name: string): name is AnimationName {
  return Object.hasOwn(ANIMATIONS, name);
}

export interface AnimationSpec {
  animation: AnimationName;
  seed: number;
  /** Of a frame, in pixels. */
  width: number;
  height: number;
}

/** The frames of an animation that ends as it began. */
export function paintAnimation({ animation, seed, width, height }: AnimationSpec, count: number): Raster[] {
  const paint = ANIMATIONS[animation](randomFrom(seed * 53 + 7), width / height);
  return Array.from({ length: count }, (_unused, number) => {
    const raster = newRaster(width, height);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        setPixel(raster, (y * width + x) * 4, paint(x / width, y / height, number / count));
    return raster;
  });
}
