import { listOf, numberOf, objectOf, textOf } from '../tools/report/json-value';
import type { Speed } from './figure';

/** The figure and the speed of a result. */
export interface ResultKey {
  scenario: string;
  figure: string;
  speed: Speed;
}

/** The median of a figure over all rounds. */
export interface Result extends ResultKey {
  value: number;
  rounds: number;
}

/** A run of the bench, as stored to be compared with. */
export interface Run {
  /** ISO date. */
  date: string;
  machine: string;
  commit: string;
  results: Result[];
}

/** Reads a stored run; wrong types are read as empty values. */
export function readRun(json: unknown): Run {
  const { date, machine, commit, results } = objectOf(json);
  return {
    date: textOf(date),
    machine: textOf(machine),
    commit: textOf(commit),
    results: listOf(results).map((result) => {
      const { scenario, figure, speed, value, rounds } = objectOf(result);
      return {
        scenario: textOf(scenario),
        figure: textOf(figure),
        speed: textOf(speed) === 'quarter' ? 'quarter' : 'full',
        value: numberOf(value),
        rounds: numberOf(rounds),
      };
    }),
  };
}

export function findResult(run: Run, { scenario, figure, speed }: ResultKey): Result | undefined {
  return run.results.find(
    (result) => result.scenario === scenario && result.figure === figure && result.speed === speed,
  );
}
