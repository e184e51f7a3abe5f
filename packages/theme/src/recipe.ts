import type { ColourName } from './colour-names';

export interface Layer {
  readonly colour: ColourName | 'white';
  readonly percent: number;
}

/** How to mix a colour: layers over an existing colour, the lowest layer first. */
export interface Recipe {
  readonly name: ColourName;
  readonly over: ColourName;
  readonly layers: readonly Layer[];
  /** The colour to move back to when text on the mixed one is not readable; `over` by default. */
  readonly backTo?: ColourName;
}
