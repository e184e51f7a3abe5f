import { buildAll } from '../build/build-all';
import { webStep } from '../build/web-step';
import { runCommand } from '../run/command';

/** `npm run build`: the client's static files in `dist/`. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'build',
    async work() {
      await buildAll([webStep]);
      console.log('dist/ is ready.');
      return 0;
    },
  });
}
