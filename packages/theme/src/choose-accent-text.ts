import type { Colour } from './colour/colour';
import { contrast } from './colour/contrast';
import { mix } from './colour/mix';
import { BLACK, WHITE, farPole } from './colour/poles';
import { READABLE } from './pairs';

/**
 * What is written on accent: the palette's own wish if it can be read there, else white or a black with a
 * breath of the accent in it, whichever contrasts more, else plain black.
 */
export function chooseAccentText(accent: Colour, wish: Colour | undefined): Colour {
  const readable = (colour: Colour) => contrast(colour, accent) >= READABLE;
  if (wish !== undefined && readable(wish)) return wish;
  const tinted = mix(accent, 10, BLACK);
  const better = contrast(tinted, accent) > contrast(WHITE, accent) ? tinted : WHITE;
  return readable(better) ? better : farPole(accent);
}
