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

/** A run of the bench, with all scenarios or some of them. */
export interface Run {
  /** ISO date. */
  date: string;
  machine: string;
  commit: string;
  results: Result[];
}

/** Reads stored runs; wrong types are read as empty values. */
export function readRuns(json: unknown): Run[] {
  return listOf(objectOf(json)['runs']).map((run) => {
    const { date, machine, commit, results } = objectOf(run);
    return {
      date: textOf(date),
      machine: textOf(machine),
      commit: textOf(commit),
      results: listOf(results).map(readResult),
    };
  });
}

function readResult(json: unknown): Result {
  const { scenario, figure, speed, value, rounds } = objectOf(json);
  return {
    scenario: textOf(scenario),
    figure: textOf(figure),
    speed: textOf(speed) === 'quarter' ? 'quarter' : 'full',
    value: numberOf(value),
    rounds: numberOf(rounds),
  };
}

/** Runs as they are stored: one line for each result, or the file would have thousands. */
export function writeRuns(runs: readonly Run[]): string {
  const texts = runs.map(({ results, ...about }) => {
    const lines = results.map((result) => `    ${JSON.stringify(result)}`);
    return `  ${JSON.stringify(about).slice(0, -1)},"results":[\n${lines.join(',\n')}\n  ]}`;
  });
  return `{\n "runs": [\n${texts.join(',\n')}\n ]\n}\n`;
}

/** The runs in which a scenario was measured, newest first. */
export function runsOf(runs: readonly Run[], scenario: string): Run[] {
  return runs.filter(({ results }) => results.some((result) => result.scenario === scenario)).toReversed();
}

/**
 * Adds the newest run. A run need not have all scenarios: of each, the newest two measurements stay, which are compared.
 *
 * @param runs - Oldest first.
 */
export function addRun(runs: readonly Run[], newest: Run): Run[] {
  const all = [...runs, newest];
  return all
    .map((run) => ({
      ...run,
      results: run.results.filter(({ scenario }) => runsOf(all, scenario).indexOf(run) < 2),
    }))
    .filter(({ results }) => results.length > 0);
}

export function findResult(run: Run, { scenario, figure, speed }: ResultKey): Result | undefined {
  return run.results.find(
    (result) => result.scenario === scenario && result.figure === figure && result.speed === speed,
  );
}
