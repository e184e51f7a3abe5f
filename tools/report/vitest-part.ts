import { rm } from 'node:fs/promises';
import { inRoot } from '../run/root';
import { runNode } from '../run/run-node';
import { failedPart } from './part';
import type { Part } from './part';
import { readReportFile } from './read-report-file';
import { readVitestReport } from './vitest-report';

/** All unit tests, counted one by one. */
export const vitestPart: Part = {
  name: 'unit tests',
  async run() {
    const file = inRoot('node_modules', '.cache', 'linnet', 'vitest.json');
    await rm(file, { force: true });
    const args = ['run', '--reporter=json', `--outputFile=${file}`];
    const { status, output } = await runNode({ script: 'node_modules/vitest/vitest.mjs', args });
    const report = await readReportFile(file);
    if (report === undefined) return failedPart(output);
    const result = readVitestReport(report);
    // An error outside any test (an unhandled rejection) shows in the status alone.
    if (status !== 0 && result.failed === 0) return { ...result, failed: 1, details: output };
    return result;
  },
};
