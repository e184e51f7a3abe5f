import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run/root';
import { checkAccessibility, judgeAccessibility } from './accessibility';
import { readTitles } from './read-titles';

const document = await readFile(path.join(root, 'docs/accessibility.md'), 'utf8');
/** The document with other tests in the row of a criterion. */
const withTests = (number: string, tests: string) =>
  document
    .split('\n')
    .map((line) =>
      line.startsWith(`| ${number} |`)
        ? `${line.split('|').slice(0, 5).join('|')}| ${tests} |`
        : line.replace(/\|[^|]*\|$/, '| no test |'),
    )
    .join('\n');

// All tests of the repository are read.
test(
  'every criterion has its row, and every test that a row names is there',
  { timeout: 60_000 },
  async () => {
    expect(await checkAccessibility(root)).toEqual([]);
  },
);

test('a test that is gone or skipped is told, and a criterion without a row', () => {
  const { titles } = readTitles('e2e/a.spec.ts', "test('reads', run); test.skip('rests', run);");
  const judge = (text: string) => judgeAccessibility(text, titles);
  expect(judge(withTests('1.1.1', 'e2e/a.spec.ts › reads'))).toEqual([]);
  expect(judge(withTests('1.1.1', 'e2e/a.spec.ts › reads<br>e2e/a.spec.ts › rests'))).toEqual([
    'docs/accessibility.md: 1.1.1: there is no test “e2e/a.spec.ts › rests”.',
  ]);
  expect(judge(withTests('2.4.3', 'e2e/b.spec.ts › reads'))).toHaveLength(1);
  const lines = withTests('1.1.1', 'no test').split('\n');
  expect(judge(lines.filter((line) => !line.startsWith('| 2.4.3 |')).join('\n'))).toEqual([
    'docs/accessibility.md: 2.4.3 has no row.',
  ]);
});
