import { ensureBrowsers } from '../browser/ensure-chromium';
import { ensureFonts } from '../browser/ensure-fonts';
import { buildPart } from '../report/build-part';
import { checkParts } from '../report/check-parts';
import { addCounts, totalsLine } from '../report/counts';
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
      const checked = await runParts(checkParts(shard), { lanes: 2, print });
      const built = await runParts([buildPart], { lanes: 1, print });
      // Without a build the other parts would only report that it is missing.
      const rest = built.failed > 0 ? [] : [...(isFirst(shard) ? [sizePart] : []), playwrightPart(shard)];
      const totals = [built, await runParts(rest, { lanes: 1, print })].reduce(addCounts, checked);
      if (shard === undefined && built.failed === 0) await storeTestTime(performance.now() - started);
      print(totalsLine(totals));
      return totals.failed === 0 ? 0 : 1;
    },
  });
}
