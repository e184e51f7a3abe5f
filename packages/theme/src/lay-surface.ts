import type { ColourName } from './colour-names';
import { pairs } from './pairs';
import type { Recipe } from './recipe';
import { stepUntil } from './step-until';
import type { Swatches } from './swatches';

/**
 * Makes a surface. Where one of the `settled` foregrounds could not be read on it, the surface gives way, back
 * towards one on which they are readable already: moving the foreground would change all other surfaces.
 */
export function laySurface(
  swatches: Swatches,
  recipe: Recipe,
  settled: (foreground: ColourName) => boolean,
): void {
  const carried = pairs.filter(
    ({ foreground, background }) => background === recipe.name && settled(foreground),
  );
  const laid = stepUntil({
    from: swatches.mixed(recipe),
    towards: swatches.get(recipe.backTo ?? recipe.over),
    passes: (colour) => {
      swatches.set(recipe.name, colour);
      return carried.every((pair) => swatches.passes(pair));
    },
  });
  swatches.set(recipe.name, laid);
}

/** While the inks are still to be settled, a surface minds the text alone. */
export function textOnly(foreground: ColourName): boolean {
  return foreground === 'text';
}
