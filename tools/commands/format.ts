import { runCommand } from '../run/command';
import { runNode } from '../run/run-node';

/** `npm run format`: formats every file. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'format',
    async work() {
      const { status, output } = await runNode({ script: 'node_modules/oxfmt/bin/oxfmt', args: [] });
      if (output !== '') console.log(output.trimEnd());
      return status;
    },
  });
}
