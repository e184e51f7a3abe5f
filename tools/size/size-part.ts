import type { Part } from '../report/part';
import { inRoot } from '../run/root';
import { budgets } from './budgets';
import { measure } from './measure';
import { readBuild } from './read-build';
import { sizeTable } from './table';

/** Checks the budgets for the build in `dist/`; always prints the table. */
export const sizePart: Part = {
  name: 'size',
  async run() {
    const { rows, missing } = measure(await readBuild(inRoot('dist')), budgets);
    const overLimit = rows.filter(({ size, limit }) => size > limit);
    for (const line of sizeTable(rows)) console.log(`    ${line}`);
    const details = [...missing, ...overLimit.map(({ name, what }) => `${name}: ${what} is over its limit.`)];
    return {
      passed: rows.length - overLimit.length,
      failed: details.length,
      skipped: 0,
      details: details.join('\n'),
    };
  },
};
