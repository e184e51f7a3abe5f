import type { Colour } from './colour/colour';
import type { ColourName } from './colour-names';
import { finishes } from './finishes';
import type { Ink } from './inks';
import { laySurface, textOnly } from './lay-surface';
import { pairs } from './pairs';
import { stepUntil } from './step-until';
import type { Swatches } from './swatches';

/** These come later and mind the inks, not the other way round. */
const finished: ReadonlySet<ColourName> = new Set(finishes.map(({ name }) => name));

/**
 * Steps an ink towards the text until it passes on all it is drawn upon, its own tints included. Text is
 * readable on every surface by then, so the way always ends well.
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
