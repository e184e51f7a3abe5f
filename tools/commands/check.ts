import { checkParts } from '../report/check-parts';
import { totalsLine } from '../report/counts';
import { runParts } from '../report/run-parts';
import { runCommand } from '../run/command';

/** `npm run check`: all that needs neither a build nor a browser. */
export function run(words: string[]): Promise<number> {
  return runCommand(words, {
    name: 'check',
    async work() {
      const totals = await runParts(checkParts(), { lanes: 2, print: (line) => console.log(line) });
      console.log(totalsLine(totals));
      return totals.failed === 0 ? 0 : 1;
    },
  });
}
