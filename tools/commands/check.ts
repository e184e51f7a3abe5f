import { once } from 'node:events';
import { checkParts } from '../report/check-parts';
import { chooseParts } from '../report/choose-parts';
import { totalsLine } from '../report/counts';
import type { Part } from '../report/part';
import { runParts } from '../report/run-parts';
import { runCommand } from '../run/command';
import { startNodeChild } from '../run/node-child';

async function runAll(parts: readonly Part[]): Promise<boolean> {
  const totals = await runParts(parts, { lanes: 2, print: (line) => console.log(line) });
  console.log(totalsLine(totals));
  return totals.failed === 0;
}

/** Runs test files with the runner's own output. */
async function runTests(files: readonly string[]): Promise<boolean> {
  const child = startNodeChild({
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', ...files],
    output: 'inherit',
  });
  const [status] = await once(child, 'exit');
  return status === 0;
}

/** `npm run check`: all checks that need neither a build nor a browser, or only the named ones. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'check',
    async work(options) {
      const [only, files] = [options.value('only'), options.values('test')];
      if (only === undefined && files.length > 0) return (await runTests(files)) ? 0 : 1;
      const passed = await runAll(only === undefined ? checkParts() : chooseParts(checkParts(), only));
      return passed && (files.length === 0 || (await runTests(files))) ? 0 : 1;
    },
  });
}
