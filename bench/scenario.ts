import type { Figure, Measured, Speed } from './figure';
import type { Stage } from './stage';

/** Something to measure in rounds; each round gives a value for every figure. */
export interface Scenario {
  name: string;
  /** A sentence for the readers of the results. */
  about: string;
  figures: readonly Figure[];
  /** Limits the number of rounds where one takes a minute. */
  maxRounds?: number;
  speeds: readonly Speed[];
  measure(stage: Stage, speed: Speed): Promise<Measured>;
}
