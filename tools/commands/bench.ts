import { runBench } from '../../bench/run-bench';
import { BenchError } from '../../bench/bench-error';
import { scenarios } from '../../bench/scenarios/scenarios';
import { PlainError, runCommand } from '../run/command';
import { UsageError } from '../run/options';

const ROUNDS = 5;

function readRounds(word: string | undefined): number {
  if (word === undefined) return ROUNDS;
  const rounds = Number(word);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50) {
    throw new UsageError(`--rounds takes a number from 1 to 50, not "${word}".`);
  }
  return rounds;
}

function choose(word: string | undefined) {
  if (word === undefined) return scenarios;
  const chosen = scenarios.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));
  if (chosen.length > 0) return chosen;
  throw new UsageError(`--only "${word}" fits none of: ${scenarios.map(({ name }) => name).join('; ')}.`);
}

/** `npm run bench`: measures times, sizes and stability, and compares them with the last run. */
export function run(words: string[]): Promise<number> {
  return runCommand(words, {
    name: 'bench',
    async work(options) {
      const rounds = readRounds(options.word('rounds'));
      const only = options.word('only');
      try {
        const over = await runBench({ rounds, chosen: choose(only), keep: only === undefined });
        for (const line of over) console.log(line);
        return 0;
      } catch (error) {
        if (error instanceof BenchError) throw new PlainError(error.message);
        throw error;
      }
    },
  });
}
