import type { Observations } from './observations';

/**
 * How much a finding matters. `fault`: something does not work. `risk`: something can go wrong, or is slower than
 * necessary. `hint`: it may be intended.
 */
export type FindingLevel = 'fault' | 'risk' | 'hint';

/** The values of the placeholders in the text of a finding. */
export type FindingValues = Readonly<Record<string, string | number>>;

/**
 * `well`: nothing is wrong. `unknown`: an observation that the check needs is missing. Otherwise the values of a
 * finding.
 */
export type Judgement = 'well' | 'unknown' | FindingValues;

/** A place in the server's configuration. */
export interface ServerSetting {
  readonly group: string;
  readonly key: string;
  /** What to write there. */
  readonly value: string;
  /** Keys below it, down to the one to change. */
  readonly path: readonly string[];
}

/** One check of the server: a pure function of what was observed. */
export interface Check<Id extends string = string> {
  readonly id: Id;
  readonly level: FindingLevel;
  /** The setting to change; null where the server's configuration cannot help. */
  readonly setting: ServerSetting | null;
  readonly judge: (observed: Observations) => Judgement;
}

export const setting = (
  group: string,
  key: string,
  value: string,
  ...path: readonly string[]
): ServerSetting => ({ group, key, value, path });
