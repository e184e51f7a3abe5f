import { type Colour, WHITE, blackOrWhite, contrast, luminance } from '../colour';
import { MIN_TEXT_CONTRAST } from '../pairs';
import { brighten, lightnessOf, withLightness } from './hsl';

/** What may be done to a text that cannot be read: another lightness of its hue, black or white, or nothing. */
export const textAutoModes = ['preserve', 'no-preserve', 'no-auto'] as const;

export type TextAuto = (typeof textAutoModes)[number];

/** Whether a colour counts as dark: steps of colours on it make them lighter, on a light one darker. */
export function isDark(colour: Colour): boolean {
  return luminance(colour) < 0.5;
}

/**
 * `text` where it can be read on `surface`. Otherwise a text in its hue (`preserve`), which begins with the inverted
 * lightness where that contrasts more and goes on until it can be read, or black or white.
 */
export function readableText(surface: Colour, text: Colour, auto: TextAuto): Colour {
  const isReadable = (colour: Colour) => contrast(colour, surface) >= MIN_TEXT_CONTRAST;
  if (auto === 'no-auto' || isReadable(text)) return text;
  if (auto === 'no-preserve') return blackOrWhite(surface);
  const inverted = withLightness(text, 100 - lightnessOf(text));
  let shown = contrast(inverted, surface) > contrast(text, surface) ? inverted : text;
  const step = blackOrWhite(surface) === WHITE ? 1 : -1;
  for (let steps = 0; steps < 100 && !isReadable(shown); steps += 1) shown = brighten(shown, step);
  return isReadable(shown) ? shown : blackOrWhite(surface);
}
