import type { Colour } from './colour/colour';
import { WHITE, farPole } from './colour/poles';

export type Scheme = 'dark' | 'light';

/** Dark when white is more readable than black on the panels. */
export function schemeOf(bg: Colour): Scheme {
  return farPole(bg) === WHITE ? 'dark' : 'light';
}
