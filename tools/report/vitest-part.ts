import { rm } from 'node:fs/promises';
import { inRoot } from '../run/root';
import { runNode } from '../run/run-node';
import { shardArgs } from '../run/shard';
import type { Shard } from '../run/shard';
import { failedPart } from './part';
import type { Part } from './part';
import { readReportFile } from './read-report-file';
import { readVitestReport } from './vitest-report';

/** All unit tests, or a shard of their files, counted one by one. */
export const vitestPart = (shard?: Shard): Part => ({
  name: 'unit tests',
  async run() {
    const file = inRoot('node_modules', '.cache', 'linnet', 'vitest.json');
    await rm(file, { force: true });
    const args = ['run', '--reporter=json', `--outputFile=${file}`, ...shardArgs(shard)];
    const { status, output } = await runNode({ script: 'node_modules/vitest/vitest.mjs', args });
    const report = await readReportFile(file);
    if (report === undefined) return failedPart(output);
    const result = readVitestReport(report);
    // An error outside any test (an unhandled rejection) only shows in the exit status.
    if (status !== 0 && result.failed === 0) return { ...result, failed: 1, details: output };
    return result;
  },
});
