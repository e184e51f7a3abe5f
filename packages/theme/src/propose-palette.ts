import { type Colour, type Hex, contrast, toHex } from './colour';
import type { Scheme, paletteColours } from './palette';
import { MIN_TEXT_CONTRAST } from './pairs';
import { type Hsl, fromHsl, toHsl } from './values/hsl';

/** The colours of a palette by their names. */
export type ProposedColours = Readonly<Record<(typeof paletteColours)[number], Hex>>;

/** A hue that gives the surfaces their tint, and two that stand out on them; degrees. */
export interface ColourIdea {
  /** Hue and saturation (0 to 100) of the surfaces. */
  readonly surface: Pick<Hsl, 'hue' | 'saturation'>;
  readonly accent: Pick<Hsl, 'hue' | 'saturation'>;
  readonly linkHue: number;
}

interface Levels {
  readonly wallpaper: number;
  readonly bg: number;
  readonly fg: number;
  readonly text: number;
  /** Where colours begin; they become lighter or darker until they can be read. */
  readonly ink: number;
  readonly step: 1 | -1;
}

/** Lightness of what a palette has, from 0 to 100. */
const levels: Readonly<Record<Scheme, Levels>> = {
  dark: { wallpaper: 6, bg: 10, fg: 18, text: 89, ink: 62, step: 1 },
  light: { wallpaper: 93, bg: 99, fg: 90, text: 14, ink: 44, step: -1 },
};

const signalHues = { cRed: 4, cGreen: 145, cBlue: 212, cOrange: 34 } as const;
const MAX_TINT = 28;
/** Colours on panels also stand on hovered rows and soft fills, which are nearer to them. */
const WANTED_CONTRAST = MIN_TEXT_CONTRAST + 1.5;

/** A palette of an idea, in which everything can be read. */
export function proposePalette({ surface, accent, linkHue }: ColourIdea, scheme: Scheme): ProposedColours {
  const { wallpaper, bg, fg, text, ink, step } = levels[scheme];
  const tint = Math.min(MAX_TINT, surface.saturation);
  const toned = (lightness: number, saturation = tint): Colour =>
    fromHsl({ hue: surface.hue, saturation, lightness });
  const panel = toned(bg);
  const readable = (hue: number, saturation: number): Hex => {
    let lightness = ink;
    let colour = fromHsl({ hue, saturation, lightness });
    while (contrast(colour, panel) < WANTED_CONTRAST && lightness > 0 && lightness < 100) {
      lightness += step;
      colour = fromHsl({ hue, saturation, lightness });
    }
    return toHex(colour);
  };
  const vivid = Math.max(50, Math.min(90, accent.saturation));
  return {
    wallpaper: toHex(toned(wallpaper)),
    bg: toHex(panel),
    fg: toHex(toned(fg)),
    text: toHex(toned(text, tint / 2)),
    accent: readable(accent.hue, vivid),
    link: readable(linkHue, Math.max(50, vivid - 10)),
    cRed: readable(signalHues.cRed, 75),
    cGreen: readable(signalHues.cGreen, 50),
    cBlue: readable(signalHues.cBlue, 75),
    cOrange: readable(signalHues.cOrange, 80),
  };
}

/** How far hues lie apart, up to 180. */
function apart(one: number, other: number): number {
  const distance = Math.abs(one - other) % 360;
  return Math.min(distance, 360 - distance);
}

/** Steps between hues that go well together. */
const harmonies = [30, 150, 180, 210, 330] as const;

/** A random idea; `random` gives numbers from 0 up to 1. */
export function randomIdea(random: () => number): ColourIdea {
  const hue = 360 * random();
  const step = harmonies[Math.floor(random() * harmonies.length)] ?? 180;
  const next = harmonies[Math.floor(random() * harmonies.length)] ?? 150;
  return {
    surface: { hue, saturation: 6 + 20 * random() },
    accent: { hue: (hue + step) % 360, saturation: 60 + 30 * random() },
    linkHue: (hue + step + next) % 360,
  };
}

/** A colour of a picture, and how many pixels have about this colour. */
interface Shade extends Hsl {
  readonly count: number;
}

/** The shades of a picture; nearly equal ones count as one. */
function shadesOf(pixels: Uint8ClampedArray): readonly Shade[] {
  const bins = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bins.set(key, bin);
    bin.count += 1;
    bin.red += red;
    bin.green += green;
    bin.blue += blue;
  }
  return [...bins.values()].map(({ count, red, green, blue }) => ({
    count,
    ...toHsl({ red: red / count, green: green / count, blue: blue / count }),
  }));
}

/** How much a shade stands out. What is nearly black or white has no colour to speak of, whatever its saturation. */
function vividness({ count, saturation, lightness }: Shade): number {
  return Math.sqrt(count) * (saturation / 100) ** 2 * Math.max(0, 1 - Math.abs(lightness - 55) / 50);
}

/** For pictures without visible pixels: our own colours. */
const defaultShade: Shade = { count: 0, hue: 340, saturation: 70, lightness: 50 };

/**
 * The idea of a picture, given as bytes of red, green, blue and opacity of each pixel: the tint that most of it has,
 * and its most vivid colours. A picture of a few thousand pixels is enough. A grey one gives grey surfaces.
 */
export function ideaOfPicture(pixels: Uint8ClampedArray): ColourIdea {
  const shades = shadesOf(pixels);
  const [surface = defaultShade] = shades.toSorted((one, other) => other.count - one.count);
  const vivid = shades.toSorted((one, other) => vividness(other) - vividness(one));
  const [accent = defaultShade] = vivid;
  const second = vivid.find((shade) => apart(shade.hue, accent.hue) > 40 && vividness(shade) > 0);
  return { surface, accent, linkHue: second?.hue ?? (accent.hue + 150) % 360 };
}
