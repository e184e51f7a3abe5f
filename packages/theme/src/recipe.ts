import type { ColourName } from './colour-names';

export interface Layer {
  readonly colour: ColourName | 'white';
  readonly percent: number;
}

/** A colour made by laying others over one that is there already, the first layer lowest. */
export interface Recipe {
  readonly name: ColourName;
  readonly over: ColourName;
  readonly layers: readonly Layer[];
  /** Where it goes back to when it cannot be written upon; `over` when left out. */
  readonly backTo?: ColourName;
}
