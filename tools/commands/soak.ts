import { once } from 'node:events';
import { runCommand } from '../run/command';
import { startNodeChild } from '../run/node-child';
import { UsageError } from '../run/options';

const POSTS_A_DAY = 20_000;
const NOTIFICATIONS_A_DAY = 2000;
const CHARACTERS = ['pleroma', 'mastodon'];

function readNumber(name: string, word: string | undefined, defaultValue: number): number {
  const value = word === undefined ? defaultValue : Number(word);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new UsageError(`--${name} takes a number from 1 on, not "${word}".`);
}

function readCharacter(word = 'pleroma'): string {
  if (CHARACTERS.includes(word)) return word;
  throw new UsageError(`--character takes ${CHARACTERS.join(' or ')}, not "${word}".`);
}

/** `npm run soak`: simulates a day with everything that can go wrong, in minutes. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'soak',
    async work(options) {
      const hours = readNumber('hours', options.value('hours'), 24);
      const forHours = (count: number): string => String(Math.round((count * hours) / 24));
      const child = startNodeChild({
        script: 'packages/domain/src/testing/soak/main.ts',
        args: [],
        nodeOptions: ['--expose-gc', '--import', 'tsx'],
        env: {
          SOAK_HOURS: String(hours),
          SOAK_SEED: String(readNumber('seed', options.value('seed'), 1)),
          SOAK_CHARACTER: readCharacter(options.value('character')),
          SOAK_TABS: String(readNumber('tabs', options.value('tabs'), 1)),
          SOAK_POSTS: forHours(POSTS_A_DAY),
          SOAK_NOTIFICATIONS: forHours(NOTIFICATIONS_A_DAY),
        },
        output: 'inherit',
      });
      const [status] = await once(child, 'exit');
      return status === 0 ? 0 : 1;
    },
  });
}
