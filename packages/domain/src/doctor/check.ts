import type { Observations } from './observations';

/**
 * How much a finding matters: people are hindered now (`fault`), something can go wrong or is slower than it could be
 * (`risk`), or it may be meant so (`hint`).
 */
export type FindingLevel = 'fault' | 'risk' | 'hint';

/** What a text of a finding names. */
export type FindingValues = Readonly<Record<string, string | number>>;

/** `well`: there is nothing to find. `unknown`: what it would take was not seen. */
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

/** One thing to look at. It is a pure function of what was observed. */
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
