import type { Colour } from './colour';
import { contrast } from './contrast';

export const BLACK: Colour = { red: 0, green: 0, blue: 0 };
export const WHITE: Colour = { red: 255, green: 255, blue: 255 };

/** Black or white, whichever is easier to read on `surface`; at least 4.58 : 1 on any colour there is. */
export function farPole(surface: Colour): Colour {
  return contrast(WHITE, surface) > contrast(BLACK, surface) ? WHITE : BLACK;
}
