import { type Colour, type ParsedHex, WHITE, contrast, mix } from './colour';
import type { ColourName } from './colour-names';
import { type Pair, pairs } from './pairs';
import { type Ink, type Recipe, finishes } from './recipes';

/** Colours that a theme sets itself, in place of those that would be mixed. They are laid over what is beneath. */
export type ChosenColours = ReadonlyMap<ColourName, ParsedHex>;

/** The colours of one theme while it is being compiled. */
export class Swatches {
  readonly #colours: Map<ColourName, Colour>;
  readonly #chosen: ChosenColours;
  /** What the minimum of every pair is multiplied by. */
  readonly #factor: number;

  constructor(
    roots: Iterable<readonly [ColourName, Colour]>,
    { chosen = new Map(), factor = 1 }: { chosen?: ChosenColours; factor?: number } = {},
  ) {
    this.#colours = new Map(roots);
    this.#chosen = chosen;
    this.#factor = factor;
  }

  /** Throws when the colour has not been derived yet, which means that the order of a list is wrong. */
  get(name: ColourName): Colour {
    const colour = this.#colours.get(name);
    if (colour === undefined) throw new Error(`The colour "${name}" is used before it is made.`);
    return colour;
  }

  set(name: ColourName, colour: Colour): void {
    this.#colours.set(name, colour);
  }

  /** The colour that the theme sets, or else the mixed one. */
  startOf(recipe: Recipe): Colour {
    const chosen = this.#chosen.get(recipe.name);
    return chosen === undefined
      ? this.#mixed(recipe)
      : mix(chosen.colour, 100 * chosen.alpha, this.get(recipe.over));
  }

  #mixed({ over, layers }: Recipe): Colour {
    return layers.reduce(
      (under, { colour, percent }) => mix(colour === 'white' ? WHITE : this.get(colour), percent, under),
      this.get(over),
    );
  }

  passes({ foreground, background, minimum }: Pair): boolean {
    return contrast(this.get(foreground), this.get(background)) >= minimum * this.#factor;
  }
}

/** The pairs by one of their colours: going through all of them for each colour took a third of a compilation. */
function pairsBy(key: 'foreground' | 'background'): ReadonlyMap<ColourName, readonly Pair[]> {
  const sorted = new Map<ColourName, Pair[]>();
  for (const pair of pairs) sorted.set(pair[key], [...(sorted.get(pair[key]) ?? []), pair]);
  return sorted;
}

const pairsOn = pairsBy('background');
const pairsOf = pairsBy('foreground');

const MAX_STEPS = 50;

interface Steps {
  readonly from: Colour;
  /** Must pass; the last step reaches it. */
  readonly towards: Colour;
  readonly passes: (colour: Colour) => boolean;
}

/** The first colour between `from` and `towards` that passes: `from` itself if it does. */
export function stepUntil({ from, towards, passes }: Steps): Colour {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const colour = mix(towards, (100 * step) / MAX_STEPS, from);
    if (passes(colour)) return colour;
  }
  return towards;
}

/**
 * Mixes a surface. If one of the `settled` foregrounds is not readable on it, the surface is moved back towards one on
 * which they are: changing the foreground would affect all other surfaces.
 */
export function addSurface(
  swatches: Swatches,
  recipe: Recipe,
  settled: (foreground: ColourName) => boolean,
): void {
  const affectedPairs = (pairsOn.get(recipe.name) ?? []).filter(({ foreground }) => settled(foreground));
  const adjusted = stepUntil({
    from: swatches.startOf(recipe),
    towards: swatches.get(recipe.backTo ?? recipe.over),
    passes: (colour) => {
      swatches.set(recipe.name, colour);
      return affectedPairs.every((pair) => swatches.passes(pair));
    },
  });
  swatches.set(recipe.name, adjusted);
}

/** Before the inks are final, surfaces only have to be readable with the text colour. */
export function textOnly(foreground: ColourName): boolean {
  return foreground === 'text';
}

/** These are derived later and adapt to the inks, not the other way round. */
const finishNames: ReadonlySet<ColourName> = new Set(finishes.map(({ name }) => name));

/**
 * Moves an ink towards the text colour until it has enough contrast on all its backgrounds, including its own tints.
 * Text is already readable on every surface, so this always succeeds.
 */
export function adjustInk(swatches: Swatches, { start, tints }: Ink): void {
  const inkPairs = (pairsOf.get(start.name) ?? []).filter(({ background }) => !finishNames.has(background));
  const apply = (colour: Colour) => {
    swatches.set(start.name, colour);
    for (const tint of tints) addSurface(swatches, tint, textOnly);
  };
  const settled = stepUntil({
    from: swatches.startOf(start),
    towards: swatches.get('text'),
    passes: (colour) => {
      apply(colour);
      return inkPairs.every((pair) => swatches.passes(pair));
    },
  });
  apply(settled);
}
