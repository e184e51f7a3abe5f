import { rm } from 'node:fs/promises';
import { once } from 'node:events';
import { startNodeChild } from '../run/node-child';
import { inRoot } from '../run/root';
import { shardArgs } from '../run/shard';
import type { Shard } from '../run/shard';
import type { Part } from './part';
import { readPlaywrightReport } from './playwright-report';
import { readReportFile } from './read-report-file';

/** The browser tests, or a shard of them; they print their progress, because they take minutes. */
export function playwrightPart(shard?: Shard): Part {
  return {
    name: 'browser tests',
    async run() {
      const file = inRoot('node_modules', '.cache', 'linnet', 'playwright.json');
      await rm(file, { force: true });
      const child = startNodeChild({
        script: 'node_modules/@playwright/test/cli.js',
        args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...shardArgs(shard)],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        output: 'inherit',
      });
      const [status] = await once(child, 'exit');
      const result = readPlaywrightReport(await readReportFile(file));
      if (status !== 0 && result.failed === 0) {
        return { ...result, failed: 1, details: `The runner ended with status ${String(status)}.` };
      }
      return result;
    },
  };
}
