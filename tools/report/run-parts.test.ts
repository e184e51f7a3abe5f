import { expect, test } from 'vitest';
import { PlainError } from '../run/command';
import { totalsLine } from './counts';
import { failedPart, passedPart } from './part';
import type { Part } from './part';
import { runParts } from './run-parts';

async function run(parts: Part[], lanes = 1) {
  const lines: string[] = [];
  const totals = await runParts(parts, { lanes, print: (line) => lines.push(line) });
  return { totals, text: lines.join('\n') };
}

test('adds up over all parts, and shows what each has to tell', async () => {
  const { totals, text } = await run([
    { name: 'format', run: async () => ({ ...passedPart, details: 'all well' }) },
    { name: 'types', run: async () => failedPart('a.ts(1,1): error') },
    { name: 'unit tests', run: async () => ({ passed: 7, failed: 0, skipped: 2, details: '' }) },
  ]);
  expect(totalsLine(totals)).toBe('8 passed, 1 failed, 2 skipped');
  expect(text).toContain('    a.ts(1,1): error');
  expect(text).toContain('    all well');
  expect(text).toMatch(/ok +unit tests .*7 passed, 0 failed, 2 skipped/);
});

test('a part that throws has failed, and the others still run', async () => {
  const { totals, text } = await run([
    {
      name: 'build',
      run: () => Promise.reject(new PlainError('no such file')),
    },
    { name: 'size', run: async () => passedPart },
  ]);
  expect(totals).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(text).toContain('no such file');
});

test('runs no more parts at a time than there are lanes', async () => {
  let running = 0;
  let most = 0;
  const part: Part = {
    name: 'busy',
    async run() {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return passedPart;
    },
  };
  const { totals } = await run([part, part, part, part, part], 2);
  expect(most).toBe(2);
  expect(totals.passed).toBe(5);
});
