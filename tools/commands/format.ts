import { runCommand } from '../run/command';
import { runNode } from '../run/run-node';

/** `npm run format`: formats every file. */
export function run(words: string[]): Promise<number> {
  return runCommand(words, {
    name: 'format',
    async work() {
      const { status, output } = await runNode({ script: 'node_modules/oxfmt/bin/oxfmt', args: [] });
      if (output !== '') console.log(output.trimEnd());
      return status;
    },
  });
}
