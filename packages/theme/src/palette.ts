import type { Hex } from './colour/hex';

/**
 * What a theme sets; every other colour is derived. Opaque, apart from `underlay`.
 * The names are those that themes of the Pleroma family use.
 */
export interface Palette {
  readonly name: string;
  /** Behind the panels. */
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
  /** Text on accent; used if it can be read there, otherwise one is chosen. */
  readonly accentText?: Hex;
  /** Hairlines. */
  readonly border?: Hex;
  /** The scrim under dialogs; the only colour with alpha. */
  readonly underlay?: Hex;
  /** Colour of all shadows. */
  readonly shadow?: Hex;
  /** How dense the densest part of a shadow is, 0 to 1. */
  readonly shadowAlpha?: number;
}
