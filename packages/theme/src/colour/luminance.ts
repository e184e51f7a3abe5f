import type { Colour } from './colour';

function linear(channel: number): number {
  // Rounded first: the contrast is that of the displayed colour, which has whole channels.
  const part = Math.round(channel) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance as WCAG 2.2 defines it: 0 for black, 1 for white. */
export function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
