import type { Colour } from './colour/colour';
import { mix } from './colour/mix';

const STEPS = 50;

export interface Steps {
  readonly from: Colour;
  /** Must pass; the last step reaches it. */
  readonly towards: Colour;
  readonly passes: (colour: Colour) => boolean;
}

/** The first colour between `from` and `towards` that passes: `from` itself if it does. */
export function stepUntil({ from, towards, passes }: Steps): Colour {
  for (let step = 0; step < STEPS; step += 1) {
    const colour = mix(towards, (100 * step) / STEPS, from);
    if (passes(colour)) return colour;
  }
  return towards;
}
