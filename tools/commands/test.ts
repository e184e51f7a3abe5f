import { ensureBrowsers } from '../browser/ensure-chromium';
import { ensureFonts } from '../browser/ensure-fonts';
import { buildPart } from '../report/build-part';
import { checkParts } from '../report/check-parts';
import { addCounts, totalsLine } from '../report/counts';
import type { Part } from '../report/part';
import { playwrightPart } from '../report/playwright-part';
import { runParts } from '../report/run-parts';
import { storeTestTime } from '../report/test-time';
import { runCommand } from '../run/command';
import { isFirst, readShard } from '../run/shard';
import { sizePart } from '../size/size-part';

/** `npm test`: runs all checks and prints a summary line at the end. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'test',
    async work(options) {
      const started = performance.now();
      const shard = readShard(options.value('shard'));
      const print = (line: string) => console.log(line);
      // First, so that a missing browser is reported before minutes have passed.
      ensureBrowsers();
      ensureFonts();
      let isBuilt = false;
      const build: Part = {
        ...buildPart,
        async run() {
          const result = await buildPart.run();
          isBuilt = result.failed === 0;
          return result;
        },
      };
      // The unit tests are longer than all others together, so the build costs no time of its own.
      const checked = await runParts([...checkParts(shard), build], { lanes: 2, print });
      // Without a build the other parts would only report that it is missing.
      const rest = !isBuilt ? [] : [...(isFirst(shard) ? [sizePart] : []), playwrightPart(shard)];
      const totals = addCounts(checked, await runParts(rest, { lanes: 1, print }));
      if (shard === undefined && isBuilt) await storeTestTime(performance.now() - started);
      print(totalsLine(totals));
      return totals.failed === 0 ? 0 : 1;
    },
  });
}
