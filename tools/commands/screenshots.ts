import { runCommand } from '../run/command';
import { inRoot } from '../run/root';
import { drawScreens } from '../screenshots/draw';
import { withDemo } from '../screenshots/with-demo';

/** `npm run screenshots`: screenshots of the main screens, wide, medium and narrow, dark and light. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'screenshots',
    async work() {
      const folder = inRoot('screenshots');
      const files = await withDemo((demo) => drawScreens({ ...demo, folder }));
      console.log(`${files.length} pictures are in screenshots/.`);
      return 0;
    },
  });
}
