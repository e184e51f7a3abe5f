import type { Colour } from './colour';
import type { Hex } from './hex';

function twoDigits(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}

/** #rrggbb in lower case, or #rrggbbaa when `alpha` (0 to 1) is less than 1. */
export function toHex({ red, green, blue }: Colour, alpha = 1): Hex {
  const opaque = twoDigits(red) + twoDigits(green) + twoDigits(blue);
  return alpha < 1 ? `#${opaque}${twoDigits(alpha * 255)}` : `#${opaque}`;
}
