import type { Figure, Measured, Speed } from './figure';
import type { Stage } from './stage';

/** The groups in which scenarios are measured, in the order of the results, with their usual number of rounds. */
export const groups = {
  start: { rounds: 8 },
  scroll: { rounds: 5 },
  conversations: { rounds: 5 },
  typing: { rounds: 5 },
  live: { rounds: 5 },
  data: { rounds: 1 },
  themes: { rounds: 3 },
  // The last: it puts posts above those that the others read.
  cards: { rounds: 3 },
} as const;
export type Group = keyof typeof groups;
export const groupNames = Object.keys(groups).filter((name): name is Group => name in groups);

/** Something to measure in rounds; each round gives a value for every figure. */
export interface Scenario {
  name: string;
  group: Group;
  /** A sentence for the readers of the results. */
  about: string;
  figures: readonly Figure[];
  /** Limits the number of rounds where one takes a minute. */
  maxRounds?: number;
  speeds: readonly Speed[];
  measure(stage: Stage, speed: Speed): Promise<Measured>;
}
