import { BenchError } from './bench-error';
import type { Measured, Speed } from './figure';
import { median } from './median';
import type { Result } from './results';
import type { Scenario } from './scenario';
import type { Stage } from './stage';

interface BenchOptions {
  scenarios: readonly Scenario[];
  rounds: number;
  /** Called after each round with a line to log. */
  log(line: string): void;
}

/** The results of a scenario at one speed. Throws when a round has no number for a figure. */
export function resultsOf(scenario: Scenario, speed: Speed, rounds: readonly Measured[]): Result[] {
  return scenario.figures.map(({ key, label }) => {
    const values = rounds.map((round) => round[key] ?? Number.NaN);
    const value = median(values);
    if (values.length === 0 || !values.every(Number.isFinite)) {
      throw new BenchError(`${scenario.name}: "${label}" at ${speed} speed was not measured.`);
    }
    return { scenario: scenario.name, figure: key, speed, value, rounds: values.length };
  });
}

/**
 * Measures every scenario at each of its speeds, round by round, so that slow periods of the machine affect all
 * speeds.
 */
export async function measureAll(stage: Stage, { scenarios, rounds, log }: BenchOptions): Promise<Result[]> {
  const results: Result[] = [];
  for (const scenario of scenarios) {
    const count = Math.min(rounds, scenario.maxRounds ?? rounds);
    const found = new Map<Speed, Measured[]>(scenario.speeds.map((speed) => [speed, []]));
    for (let round = 1; round <= count; round += 1) {
      for (const [speed, measured] of found) {
        const start = performance.now();
        measured.push(await scenario.measure(stage, speed));
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        log(`${scenario.name}, ${speed} speed, round ${round} of ${count}: ${seconds} s`);
      }
    }
    for (const [speed, measured] of found) results.push(...resultsOf(scenario, speed, measured));
  }
  return results;
}
