import type { Hex } from './colour/hex';

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
  /** Hairlines. */
  readonly border?: Hex;
  /** The scrim under dialogs; the only colour with alpha. */
  readonly underlay?: Hex;
  /** Colour of all shadows. */
  readonly shadow?: Hex;
  /** Opacity of the densest part of a shadow, 0 to 1. */
  readonly shadowAlpha?: number;
}
