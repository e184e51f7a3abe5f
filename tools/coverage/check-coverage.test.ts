import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkCoverage } from './check-coverage';

let above: string;

async function write(file: string, text: string): Promise<void> {
  const whole = path.join(above, 'linnet', file);
  await mkdir(path.dirname(whole), { recursive: true });
  await writeFile(whole, text);
}

const check = () => checkCoverage(path.join(above, 'linnet'));

beforeEach(async () => {
  above = await mkdtemp(path.join(tmpdir(), 'linnet-coverage-'));
  await write('docs/specification-ids.txt', '1.1.001\n1.1.002\n');
  await write(
    'docs/specification-coverage.md',
    `# Coverage

## 1.1 People

| clause | what it asks | shown by |
| --- | --- | --- |
| 1.1.001 | visitors may read | e2e/deep/read.spec.ts › a visitor reads<br>packages/api/src/read.test.ts › asks |
| 1.1.002 | members may write | apps/web/src/write/write.test.tsx › a member writes |
`,
  );
  await write('e2e/deep/read.spec.ts', "test('a visitor reads [1.1.001]', run);");
  await write('packages/api/src/read.test.ts', "test('asks [1.1.001]', run);");
  await write(
    'apps/web/src/write/write.test.tsx',
    "test('a member writes [1.1.002]', () => show(<Form />));",
  );
});

afterEach(() => rm(above, { recursive: true }));

test('reads the tests of the client wherever they lie, and counts what they show', async () => {
  expect(await check()).toEqual({ complaints: [], line: '2 shown, 0 not yet, 0 set aside' });
});

test('a test file that is gone is told', async () => {
  await rm(path.join(above, 'linnet', 'e2e/deep/read.spec.ts'));
  const { complaints } = await check();
  expect(complaints).toEqual(['1.1.001: e2e/deep/read.spec.ts is no file with tests of the client.']);
});

test('tests of the sandbox, of tools and of installed packages show nothing', async () => {
  for (const file of [
    'packages/sandbox/src/read.test.ts',
    'packages/api/src/read.ts',
    'packages/api/node_modules/x/src/x.test.ts',
    'tools/x.test.ts',
  ]) {
    await write(file, "test('asks [1.1.002]', run);");
  }
  expect((await check()).complaints).toEqual([]);
});

test('ids that stand in no title are told', async () => {
  await write('e2e/more.spec.ts', "const title = 'a member writes [1.1.002]'; test(title, run);");
  expect((await check()).complaints).toEqual([
    'e2e/more.spec.ts: ids in brackets elsewhere than at the end of a title: 1',
  ]);
});

test('where the specification is at hand, its ids have to be those of the list', async () => {
  await write('../shared/spec/clauses.tsv', '1.1.001\tVisitors read.\n1.1.003\tStaff rule.\n');
  expect((await check()).complaints).toEqual([
    '1.1.002 is in docs/specification-ids.txt, but there is no such clause.',
    '1.1.003 is missing in docs/specification-ids.txt.',
  ]);
});
