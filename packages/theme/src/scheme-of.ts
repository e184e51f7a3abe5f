import type { Colour } from './colour/colour';
import { WHITE, farPole } from './colour/poles';

export type Scheme = 'dark' | 'light';

/** A panel on which white reads better than black belongs to a dark theme. */
export function schemeOf(bg: Colour): Scheme {
  return farPole(bg) === WHITE ? 'dark' : 'light';
}
