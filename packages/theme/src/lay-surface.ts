import type { ColourName } from './colour-names';
import { pairs } from './pairs';
import type { Recipe } from './recipe';
import { stepUntil } from './step-until';
import type { Swatches } from './swatches';

/**
 * Mixes a surface. If one of the `settled` foregrounds is not readable on it, the surface is moved back towards one on
 * which they are: changing the foreground would affect all other surfaces.
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

/** Before the inks are final, surfaces only have to be readable with the text colour. */
export function textOnly(foreground: ColourName): boolean {
  return foreground === 'text';
}
