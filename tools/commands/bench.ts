import { runBench } from '../../bench/run-bench';
import { BenchError } from '../../bench/bench-error';
import { groupNames, type Group } from '../../bench/scenario';
import { chooseScenarios, groupNamed } from '../../bench/scenarios/scenarios';
import { PlainError, runCommand } from '../run/command';
import { UsageError } from '../run/options';

/** The number of rounds; undefined for what is usual for each group. */
function readRounds(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50) {
    throw new UsageError(`--rounds takes a number from 1 to 50, not "${text}".`);
  }
  return rounds;
}

function readGroup(name: string | undefined): Group | undefined {
  if (name === undefined) return undefined;
  const group = groupNamed(name);
  if (group === undefined) throw new UsageError(`"${name}" is none of the groups: ${groupNames.join(', ')}.`);
  return group;
}

function scenariosFor(group: Group | undefined, text: string | undefined) {
  const chosen = chooseScenarios({ group, text });
  if (chosen.length > 0) return chosen;
  const names = chooseScenarios({ group }).map(({ name }) => name);
  throw new UsageError(`--only "${text}" fits none of: ${names.join('; ')}.`);
}

/** `npm run bench`: measures times, sizes and stability, and compares them with the last run. */
export function run(args: string[]): Promise<number> {
  const [first] = args;
  const groupName = first === undefined || first.startsWith('-') ? undefined : first;
  return runCommand(groupName === undefined ? args : args.slice(1), {
    name: 'bench',
    async work(options) {
      const rounds = readRounds(options.value('rounds'));
      const only = options.value('only');
      const chosen = scenariosFor(readGroup(groupName), only);
      try {
        // The result of one round is no median.
        for (const line of await runBench({ rounds, chosen, store: only === undefined && rounds !== 1 })) {
          console.log(line);
        }
        return 0;
      } catch (error) {
        if (error instanceof BenchError) throw new PlainError(error.message);
        throw error;
      }
    },
  });
}
