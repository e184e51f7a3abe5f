import type { Colour } from './colour/colour';
import { contrast } from './colour/contrast';
import { mix } from './colour/mix';
import { WHITE } from './colour/poles';
import type { ColourName } from './colour-names';
import type { Pair } from './pairs';
import type { Recipe } from './recipe';

/** The colours of one theme while it is being compiled. */
export class Swatches {
  readonly #colours: Map<ColourName, Colour>;

  constructor(roots: Iterable<readonly [ColourName, Colour]>) {
    this.#colours = new Map(roots);
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

  mixed({ over, layers }: Recipe): Colour {
    return layers.reduce(
      (under, { colour, percent }) => mix(colour === 'white' ? WHITE : this.get(colour), percent, under),
      this.get(over),
    );
  }

  passes({ foreground, background, minimum }: Pair): boolean {
    return contrast(this.get(foreground), this.get(background)) >= minimum;
  }
}
