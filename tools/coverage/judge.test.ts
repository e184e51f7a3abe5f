import { expect, test } from 'vitest';
import { readCoverageTable } from './coverage-table';
import { judgeCoverage } from './judge';
import { judgeIds } from './judge-ids';
import { readTitles } from './read-titles';
import { progressLine } from './progress-line';

const IDS = ['1.1.001', '1.1.002', '1.1.003', '1.2.001'];

const SOUND = `# Coverage

1. Keys are random.
2. Tokens stay out of addresses.

## 1.1 People

| clause | what it asks | shown by |
| --- | --- | --- |
| 1.1.001 | visitors may read | e2e/read.spec.ts › a visitor reads<br>e2e/read.spec.ts › … \\| reads |
| 1.1.002 | members may write | not yet |
| 1.1.003 | keys come from somewhere | decision 2 |

## 1.2 Places

| clause | what it asks | shown by |
| --- | --- | --- |
| 1.2.001 | there is a home | e2e/home.spec.ts › home is there |
`;

const TESTS = {
  'e2e/read.spec.ts':
    "test('a visitor reads [1.1.001]', run); test(`${who} | reads [1.1.001]`, run); test('and more', run);",
  'e2e/home.spec.ts': "test('home is there [1.2.001]', run);",
};

/** What is told of the sound table and tests after a change of one of them. */
function judge({ from = '', to = '', tests = {} }: { from?: string; to?: string; tests?: object }): string[] {
  if (!SOUND.includes(from)) throw new Error(`There is no "${from}" to change.`);
  const titles = Object.entries({ ...TESTS, ...tests }).flatMap(
    ([file, source]) => readTitles(file, String(source)).titles,
  );
  return judgeCoverage({ ids: IDS, table: readCoverageTable(SOUND.replace(from, to)), titles });
}

test('says nothing when table, clauses and tests agree', () => {
  expect(judge({})).toEqual([]);
});

test('a clause without a row is told, with the order as it was', () => {
  expect(judge({ from: '| 1.1.002 | members may write | not yet |\n' })).toEqual([
    '1.1.002 is missing in the table.',
  ]);
});

test('a clause with two rows is told', () => {
  const row = '| 1.1.002 | members may write | not yet |\n';
  expect(judge({ from: row, to: row + row })).toEqual(['1.1.002 is in the table more than once.']);
});

test('a row of no clause is told', () => {
  const row = '| 1.1.003 | keys come from somewhere | decision 2 |\n';
  expect(judge({ from: row, to: `${row}| 1.1.004 | nobody asked this | not yet |\n` })).toEqual([
    '1.1.004 is in the table, but there is no such clause.',
  ]);
});

test('rows in another order are told', () => {
  expect(
    judge({
      from: '| 1.1.002 | members may write | not yet |\n| 1.1.003 | keys come from somewhere | decision 2 |',
      to: '| 1.1.003 | keys come from somewhere | decision 2 |\n| 1.1.002 | members may write | not yet |',
    }),
  ).toEqual(['1.1.003 is not at its place in the table.']);
});

test('a row under the heading of another section is told', () => {
  expect(judge({ from: '## 1.2 Places', to: '## 1.3 Places' })).toEqual([
    'line 18: 1.2.001 stands under the heading of 1.3.',
  ]);
});

test.each([
  ['a cell too few', '| 1.1.002 | not yet |', /line 11: not of the form/],
  ['a cell too many', '| 1.1.002 | members may write | not yet | really |', /line 11: not of the form/],
  ['an id of another form', '| 1.1.2 | members may write | not yet |', /line 11: 1\.1\.2 is no id/],
  ['no words', '| 1.1.002 |  | not yet |', /line 11: .* in 1 words/],
  ['too many words', `| 1.1.002 | ${'word '.repeat(11)}| not yet |`, /line 11: .* in 11 words/],
  ['another word for not yet', '| 1.1.002 | members may write | later |', /line 11: .*"later" is neither/],
  ['a decision without a number', '| 1.1.002 | members may write | decision |', /"decision" is neither/],
  ['a test without its file', '| 1.1.002 | members may write | a visitor reads |', /is neither/],
])('a row with %s is told', (_what, row, complaint) => {
  expect(judge({ from: '| 1.1.002 | members may write | not yet |', to: row }).join('\n')).toMatch(complaint);
});

test('a file that is not there, or has no tests of the client, is told', () => {
  expect(judge({ from: 'e2e/home.spec.ts', to: 'packages/sandbox/src/home.test.ts' })).toContain(
    '1.2.001: packages/sandbox/src/home.test.ts is no file with tests of the client.',
  );
});

test('a title that is not in its file is told', () => {
  expect(judge({ from: '› home is there', to: '› home was there' })).toContain(
    '1.2.001: there is no test e2e/home.spec.ts › home was there',
  );
});

test('a test whose title does not name the clause of the row is told', () => {
  expect(judge({ from: '<br>', to: '<br>e2e/read.spec.ts › and more<br>' })).toEqual([
    '1.1.001: is not in the title of e2e/read.spec.ts › and more',
  ]);
});

test('a test that is listed twice is told', () => {
  expect(judge({ from: '<br>', to: '<br>e2e/read.spec.ts › a visitor reads<br>' })).toEqual([
    '1.1.001: lists a test twice.',
  ]);
});

test('a test that names a clause, and is not in the row of that, is told with what the row should say', () => {
  const told = 'not all tests that name it are in its row, which should say:';
  const both = 'e2e/read.spec.ts › a visitor reads<br>e2e/read.spec.ts › … \\| reads';
  expect(judge({ from: '<br>e2e/read.spec.ts › … \\| reads' })).toEqual([`1.1.001: ${told} ${both}`]);
  for (const to of ['not yet', 'decision 1']) {
    expect(judge({ from: 'e2e/home.spec.ts › home is there', to })).toEqual([
      `1.2.001: ${told} e2e/home.spec.ts › home is there`,
    ]);
  }
});

test.each([
  ['a clause that there is not', "test('x [1.9.001]', run);", 'there is no clause 1.9.001.'],
  ['a clause twice', "test('x [1.9.001, 1.9.001]', run);", 'names a clause twice.'],
  [
    'more than five clauses',
    "test('x [1.1.001, 1.1.002, 1.1.003, 1.2.001, 1.2.002, 1.2.003]', run);",
    'names more than 5 clauses.',
  ],
  ['a clause and is not run', "test.skip('x [1.1.001]', run);", 'names clauses, but is not run.'],
  [
    'a clause under a title that is there twice',
    "test('x [1.1.001]', run); test('x [1.1.002]', run);",
    'two tests that name clauses have this title.',
  ],
])('a title that names %s is told', (_what, source, complaint) => {
  expect(judge({ tests: { 'e2e/more.spec.ts': source } })).toContain(`e2e/more.spec.ts › x: ${complaint}`);
});

test.each([0, 3])('decision %i, which there is not, is told', (number) => {
  expect(judge({ from: 'decision 2', to: `decision ${number}` })).toEqual([
    `1.1.003: there is no decision ${number}; the last is 2.`,
  ]);
});

test('decisions that are not counted up are told', () => {
  expect(judge({ from: '2. Tokens', to: '3. Tokens' })).toEqual(['line 4: decision 3 comes after 1.']);
});

test('ids that are not those of the specification are told', () => {
  const source = 'the list of ids';
  expect(
    judgeIds(['1.1.001', '1.1.001', '1.1.009'], { source, expectedIds: ['1.1.001', '1.1.002'] }),
  ).toEqual([
    '1.1.001 is in the list of ids more than once.',
    '1.1.009 is in the list of ids, but there is no such clause.',
    '1.1.002 is missing in the list of ids.',
  ]);
  expect(judgeIds(IDS, { source, expectedIds: IDS })).toEqual([]);
});

test('counts how the clauses stand', () => {
  expect(progressLine(readCoverageTable(SOUND).rows)).toBe('2 shown, 1 not yet, 1 set aside');
});
