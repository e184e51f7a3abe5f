import { BenchError } from './bench-error';
import type { Measured, Speed } from './figure';
import { median } from './median';
import type { Result } from './results';
import { groupNames, groups, type Scenario } from './scenario';
import type { Stage } from './stage';

interface BenchOptions {
  scenarios: readonly Scenario[];
  /** Of each scenario; without it, what is usual for its group. */
  rounds: number | undefined;
  /** Called after each round with a line to log. */
  log(line: string): void;
}

/** The results of a scenario at one speed. Throws when a round has no number for a figure. */
export function resultsOf(scenario: Scenario, speed: Speed, rounds: readonly Measured[]): Result[] {
  return scenario.figures.map(({ key, label, column }) => {
    const values = rounds.map((round) => round[key] ?? Number.NaN);
    const value = median(values);
    if (values.length === 0 || !values.every(Number.isFinite)) {
      const figure = column === undefined ? label : `${label}, ${column}`;
      throw new BenchError(`${scenario.name}: "${figure}" at ${speed} speed was not measured.`);
    }
    return { scenario: scenario.name, figure: key, speed, value, rounds: values.length };
  });
}

interface Turn {
  scenario: Scenario;
  speed: Speed;
  round: number;
  rounds: number;
}

/**
 * What is measured one after the other: the scenarios of a group and their speeds take turns, round by round, so that
 * slow periods of the machine affect all of them.
 */
export function turnsOf(scenarios: readonly Scenario[], rounds?: number): Turn[] {
  return groupNames.flatMap((group) => {
    const turns = scenarios
      .filter((scenario) => scenario.group === group)
      .flatMap((scenario) => turnsOfScenario(scenario, rounds ?? groups[group].rounds));
    // Sorting keeps the order within a round.
    return turns.toSorted((a, b) => a.round - b.round);
  });
}

function turnsOfScenario(scenario: Scenario, wanted: number): Turn[] {
  const rounds = Math.min(wanted, scenario.maxRounds ?? wanted);
  return Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round) =>
    scenario.speeds.map((speed) => ({ scenario, speed, round, rounds })),
  );
}

/** Measures every scenario at each of its speeds. */
export async function measureAll(stage: Stage, { scenarios, rounds, log }: BenchOptions): Promise<Result[]> {
  const found = new Map(
    scenarios.map((scenario) => [
      scenario,
      new Map<Speed, Measured[]>(scenario.speeds.map((speed) => [speed, []])),
    ]),
  );
  for (const turn of turnsOf(scenarios, rounds)) {
    const { scenario, speed, round } = turn;
    const start = performance.now();
    found
      .get(scenario)
      ?.get(speed)
      ?.push(await scenario.measure(stage, speed));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    log(`${scenario.name}, ${speed} speed, round ${round} of ${turn.rounds}: ${seconds} s`);
  }
  return [...found].flatMap(([scenario, bySpeed]) =>
    [...bySpeed].flatMap(([speed, measured]) => resultsOf(scenario, speed, measured)),
  );
}
