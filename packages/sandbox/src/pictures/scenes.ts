import { type Colour, type Raster, newRaster, colour, setPixel, mix } from './raster';
import { between, pick, randomFrom, integerBetween, type Random } from './random';

/**
 * The colour at a position, from 0 to 1 each way. Works column by column, so that what depends on x is computed
 * once.
 */
type Painter = (x: number) => (y: number) => Colour;

/** The parameters of a scene. */
interface SceneParams {
  random: Random;
  /** Width divided by height. */
  aspect: number;
}

interface Palette {
  top: Colour;
  horizon: Colour;
  sun: Colour;
  near: Colour;
  far: Colour;
}

const palette = (top: string, horizon: string, rest: [sun: string, near: string, far: string]): Palette => ({
  top: colour(top),
  horizon: colour(horizon),
  sun: colour(rest[0]),
  near: colour(rest[1]),
  far: colour(rest[2]),
});

const PALETTES: [Palette, ...Palette[]] = [
  palette('#3f6fa8', '#cfe0ea', ['#fff4d0', '#27402f', '#87a3a5']),
  palette('#232946', '#f2a65a', ['#ffe0a3', '#191a2c', '#6d5068']),
  palette('#8fb7c9', '#f4ecd8', ['#ffffff', '#5c6f3a', '#b3bf9a']),
  palette('#5b6b7b', '#b9c2c6', ['#e4e7e8', '#2f3a3e', '#8d999d']),
  palette('#f0b8a0', '#fce8d5', ['#fff6e5', '#7a4b52', '#d6a39a']),
  palette('#0f1b33', '#34507a', ['#f2f0e0', '#0a0f1a', '#22365a']),
  palette('#6aa3a0', '#e7f0dd', ['#fdfbe8', '#2c5148', '#8ab59f']),
];

/** A smooth line through random heights. */
function ridge(random: Random, steps: number): (x: number) => number {
  const heights = Array.from({ length: steps + 1 }, () => random());
  return (x) => {
    const at = Math.min(steps - 1e-6, Math.max(0, x * steps));
    const index = Math.floor(at);
    const part = at - index;
    const eased = part * part * (3 - 2 * part);
    const from = heights[index] ?? 0;
    return from + ((heights[index + 1] ?? 0) - from) * eased;
  };
}

function sky({ random, aspect }: SceneParams, { top, horizon, sun }: Palette): Painter {
  const [sunX, sunY] = [between(random, 0.15, 0.85), between(random, 0.12, 0.42)];
  const size = between(random, 0.04, 0.09);
  return (x) => (y) => {
    const base = mix(top, horizon, y * 1.6);
    const aside = (x - sunX) * aspect;
    const below = y - sunY;
    const distance = Math.sqrt(aside * aside + below * below);
    return distance > 0.4 ? base : mix(base, sun, distance < size ? 0.95 : (0.4 - distance) * 0.8);
  };
}

function hills(params: SceneParams): Painter {
  const { random } = params;
  const colours = pick(random, PALETTES);
  const above = sky(params, colours);
  const layers = integerBetween(random, 3, 5);
  const lines = Array.from({ length: layers }, (_unused, index) => {
    const coarse = ridge(random, 3 + index * 2);
    const fine = ridge(random, 24 + index * 9);
    const base = 0.42 + (index / layers) * 0.42;
    return (x: number) => base + coarse(x) * 0.2 - 0.1 + fine(x) * 0.03;
  });
  const shades = lines.map((_line, index) => mix(colours.far, colours.near, (index + 0.6) / layers));
  return (x) => {
    const heights = lines.map((line) => line(x));
    const skyAt = above(x);
    return (y) => shades[heights.findLastIndex((height) => y > height)] ?? skyAt(y);
  };
}

function sea(params: SceneParams): Painter {
  const { random, aspect } = params;
  const colours = pick(random, PALETTES);
  const above = sky(params, colours);
  const horizon = between(random, 0.45, 0.6);
  const wave = ridge(random, 70);
  return (x) => {
    const skyAt = above(x);
    return (y) => {
      if (y < horizon) return skyAt(y);
      const depth = (y - horizon) / (1 - horizon);
      const crest = wave(((x * aspect) / (0.4 + depth) + Math.floor(y * 90) * 0.37) % 1);
      const ripple = crest > 0.72 ? 0.4 * (1 - depth) : 0;
      return mix(mix(colours.far, colours.near, 0.25 + depth * 0.75), colours.horizon, ripple);
    };
  };
}

/** Rows of garden beds that run to the horizon. */
function allotment(params: SceneParams): Painter {
  const { random } = params;
  const colours = pick(random, PALETTES);
  const above = sky(params, colours);
  const soil = colour('#5b4232');
  const crops = [colour('#4d7c3a'), colour('#7fa650'), colour('#9c5a7d'), colour('#c8a24a')];
  const rows = integerBetween(random, 9, 15);
  const vanishing = between(random, 0.3, 0.7);
  return (x) => {
    const skyAt = above(x);
    return (y) => {
      if (y < 0.38) return skyAt(y * 1.5);
      const depth = (y - 0.36) / 0.64;
      const row = ((x - vanishing) / depth) * rows * 0.18 + 40;
      const crop = crops[Math.floor(row) % crops.length] ?? soil;
      return mix(row % 1 < 0.42 ? soil : crop, colours.horizon, 0.35 * (1 - depth));
    };
  };
}

/** Pots on a shelf, fresh from the kiln. */
function pots(params: SceneParams): Painter {
  const { random } = params;
  const wall = pick(random, PALETTES);
  const glazes = [
    colour('#38596b'),
    colour('#b5643c'),
    colour('#d9cdb4'),
    colour('#5f7350'),
    colour('#8b3d3a'),
  ];
  const vessels = Array.from({ length: integerBetween(random, 3, 5) }, (_unused, index) => ({
    x: (index + 0.7) / 5.2,
    width: between(random, 0.06, 0.09),
    height: between(random, 0.2, 0.42),
    belly: between(random, 0.2, 0.8),
    glaze: glazes[integerBetween(random, 0, glazes.length - 1)] ?? glazes[0] ?? wall.near,
  }));
  const shelf = [colour('#7a5a3c'), colour('#4a3524')] as const;
  return (x) => (y) => {
    if (y > 0.78) return mix(shelf[0], shelf[1], (y - 0.78) * 4);
    for (const pot of vessels) {
      const up = (0.78 - y) / pot.height;
      if (up > 1) continue;
      const outline = pot.width * (0.62 + 0.38 * Math.sin(Math.PI * (pot.belly * 0.5 + up * 0.8)));
      const across = (x - pot.x) / outline;
      if (Math.abs(across) < 1)
        return mix(pot.glaze, [255, 255, 255], Math.max(0, 0.35 - Math.abs(across + 0.35)));
    }
    return mix(wall.horizon, wall.far, y * 0.7);
  };
}

/** A loaf on a cloth. */
function bread(params: SceneParams): Painter {
  const { random } = params;
  const cloth = [colour('#e8e2d4'), colour('#9fb1b8')] as const;
  const crust = colour('#8a4f22');
  const flour = colour('#f0dfc0');
  const slashes = integerBetween(random, 2, 4);
  const tilt = between(random, -0.2, 0.2);
  const squares = integerBetween(random, 8, 14);
  const crumb = colour('#c98b4b');
  return (x) => (y) => {
    const [u, v] = [x - 0.5, (y - 0.52) * 1.2];
    const rotated = [
      u * Math.cos(tilt) - v * Math.sin(tilt),
      u * Math.sin(tilt) + v * Math.cos(tilt),
    ] as const;
    const inside = (rotated[0] / 0.36) ** 2 + (rotated[1] / 0.3) ** 2;
    if (inside < 1) {
      const slash = Math.abs((((rotated[0] + 0.36) * slashes) / 0.72 + rotated[1] * 0.9) % 1) < 0.16;
      return mix(mix(crumb, crust, inside ** 3), flour, slash && inside < 0.75 ? 0.75 : 0.08);
    }
    const check = (Math.floor(x * squares) + Math.floor(y * squares)) % 2;
    return mix(cloth[0], cloth[1], check ? 0.55 : 0.1 + (inside < 1.25 ? 0.35 : 0));
  };
}

const SCENES = { hills, sea, allotment, pots, bread } satisfies Record<
  string,
  (params: SceneParams) => Painter
>;

export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

export function isScene(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name);
}

export interface SceneSpec {
  scene: SceneName;
  seed: number;
  width: number;
  height: number;
}

/** Paints a scene; the same parameters give the same picture at any size. */
export function paintScene({ scene, seed, width, height }: SceneSpec): Raster {
  const random = randomFrom(seed * 31 + SCENE_NAMES.indexOf(scene));
  const painter = SCENES[scene]({ random, aspect: width / height });
  const raster = newRaster(width, height);
  for (let x = 0; x < width; x += 1) {
    const column = painter(x / width);
    for (let y = 0; y < height; y += 1) setPixel(raster, (y * width + x) * 4, column(y / height));
  }
  return raster;
}
