import { runBench } from '../../bench/run-bench';
import { BenchError } from '../../bench/bench-error';
import { chooseScenarios, scenarios } from '../../bench/scenarios/scenarios';
import { PlainError, runCommand } from '../run/command';
import { UsageError } from '../run/options';

const DEFAULT_ROUNDS = 5;

function readRounds(text: string | undefined): number {
  if (text === undefined) return DEFAULT_ROUNDS;
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50) {
    throw new UsageError(`--rounds takes a number from 1 to 50, not "${text}".`);
  }
  return rounds;
}

function chosenBy(only: string | undefined) {
  const chosen = chooseScenarios(only);
  if (chosen.length > 0) return chosen;
  throw new UsageError(`--only "${only}" fits none of: ${scenarios.map(({ name }) => name).join('; ')}.`);
}

/** `npm run bench`: measures times, sizes and stability, and compares them with the last run. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'bench',
    async work(options) {
      const rounds = readRounds(options.value('rounds'));
      const only = options.value('only');
      try {
        const lines = await runBench({ rounds, chosen: chosenBy(only), store: only === undefined });
        for (const line of lines) console.log(line);
        return 0;
      } catch (error) {
        if (error instanceof BenchError) throw new PlainError(error.message);
        throw error;
      }
    },
  });
}
