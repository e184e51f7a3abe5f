import { type Colour, type Hex, type ParsedHex, WHITE, blackOrWhite, parseHex } from './colour';

/**
 * The colours that a theme sets; all others are derived from them. Opaque, except for `underlay`. The names are those
 * of Pleroma's themes.
 */
export interface Palette {
  readonly name: string;
  /** The background behind the panels. */
  readonly wallpaper: Hex;
  /** Panels and posts. */
  readonly bg: Hex;
  /** Raised: bars, headers, plain buttons. */
  readonly fg: Hex;
  readonly text: Hex;
  readonly link: Hex;
  readonly accent: Hex;
  readonly cRed: Hex;
  readonly cGreen: Hex;
  readonly cBlue: Hex;
  readonly cOrange: Hex;
  /** Text on accent; used if it is readable there, otherwise another one is chosen. */
  readonly accentText?: Hex;
  /** Hairlines; with alpha they are laid over the panels. */
  readonly border?: Hex;
  /** The scrim under dialogs, with alpha. */
  readonly underlay?: Hex;
  /** Colour of all shadows. */
  readonly shadow?: Hex;
  /** Opacity of the densest part of a shadow, 0 to 1. */
  readonly shadowAlpha?: number;
  /** The contrast that is kept: that of WCAG's level AAA where the colours allow it, else that of AA. */
  readonly contrast?: 'high';
}

/** The colours that every palette has to set. */
export const paletteColours = [
  'wallpaper',
  'bg',
  'fg',
  'text',
  'link',
  'accent',
  'cRed',
  'cGreen',
  'cBlue',
  'cOrange',
] as const;

/** The built-in palettes, in the order in which they are offered. */
export const paletteIds = [
  'linnet-dark',
  'linnet-light',
  'amber',
  'black',
  'paper',
  'high-contrast-dark',
  'high-contrast-light',
  'clear-signals',
] as const;

export type BuiltInPaletteId = (typeof paletteIds)[number];

export type Scheme = 'dark' | 'light';

/** Dark when white is more readable than black on the panels. */
export function schemeOf(bg: Colour): Scheme {
  return blackOrWhite(bg) === WHITE ? 'dark' : 'light';
}

/** A palette's colour. Throws a RangeError for colours that `readPalette` rejects. */
export function requireColour(hex: Hex): ParsedHex {
  const read = parseHex(hex);
  if (read === null) throw new RangeError(`Not a colour: ${hex}`);
  return read;
}
