import type { Colour } from './colour';
import { luminance } from './luminance';

/** Contrast ratio as WCAG 2.2 defines it: from 1 (equal) to 21 (black and white), in either order. */
export function contrast(one: Colour, other: Colour): number {
  const first = luminance(one) + 0.05;
  const second = luminance(other) + 0.05;
  return first > second ? first / second : second / first;
}
