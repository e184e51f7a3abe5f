import type { Colour } from './colour/colour';
import type { ColourName } from './colour-names';
import { finishes } from './finishes';
import type { Ink } from './inks';
import { laySurface, textOnly } from './lay-surface';
import { pairs } from './pairs';
import { stepUntil } from './step-until';
import type { Swatches } from './swatches';

/** These are derived later and adapt to the inks, not the other way round. */
const finished: ReadonlySet<ColourName> = new Set(finishes.map(({ name }) => name));

/**
 * Moves an ink towards the text colour until it has enough contrast on all its backgrounds, including its own tints.
 * Text is already readable on every surface, so this always succeeds.
 */
export function settleInk(swatches: Swatches, { start, tints }: Ink): void {
  const drawn = pairs.filter(
    ({ foreground, background }) => foreground === start.name && !finished.has(background),
  );
  const apply = (colour: Colour) => {
    swatches.set(start.name, colour);
    for (const tint of tints) laySurface(swatches, tint, textOnly);
  };
  const settled = stepUntil({
    from: swatches.mixed(start),
    towards: swatches.get('text'),
    passes: (colour) => {
      apply(colour);
      return drawn.every((pair) => swatches.passes(pair));
    },
  });
  apply(settled);
}
