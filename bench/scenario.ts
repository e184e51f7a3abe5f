import type { Figure, Measured, Speed } from './figure';
import type { Stage } from './stage';

/** Something that is measured in rounds; each round gives every one of its figures. */
export interface Scenario {
  name: string;
  /** What is done, in a sentence, for the reader of the results. */
  about: string;
  figures: readonly Figure[];
  /** Fewer rounds than asked for, where one takes a minute. */
  mostRounds?: number;
  speeds: readonly Speed[];
  measure(stage: Stage, speed: Speed): Promise<Measured>;
}
