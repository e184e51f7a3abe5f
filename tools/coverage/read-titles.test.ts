import { expect, test } from 'vitest';
import { readTitles } from './read-titles';

const FILE = 'e2e/some.spec.ts';
const read = (source: string) => readTitles(FILE, source);
const titlesOf = (source: string) => read(source).titles.map(({ title }) => title);

test('a title is read without the ids that it ends with', () => {
  expect(read("test('ends in words [1.1.001, 2.2.042]', async () => {});")).toEqual({
    titles: [{ file: FILE, title: 'ends in words', ids: ['1.1.001', '2.2.042'], skipped: false }],
    stray: 0,
  });
});

test('titles of every way to write a test are found', () => {
  expect(
    titlesOf(`
      describe('a group is no test', () => { it("it's one", () => {}); });
      test.each([['x', 1]] as const)(
        'each %s is one',
        (word, number) => {},
      );
      test.each\`a | b\`('of a table', () => {});
      test.only('alone', () => {});
      for (const { name } of screens) test(\`\${name} fits on \${page}\`, async () => {});
      test('in two ' + 'parts', () => {});
      // test('one in a comment', () => {});
      const text = "test('one in a text', () => {})";
      contest('nor this', () => {});
      test.describe('another group', () => {});
    `),
  ).toEqual([
    "a group is no test › it's one",
    'each %s is one',
    'of a table',
    'alone',
    '… fits on …',
    'in two parts',
  ]);
});

test('steps, conditions and fixtures are no tests', () => {
  expect(
    titlesOf(
      "test.use({ a: 1 }); test.skip(narrow, 'for wide pages'); test.step('a step [1.1.001]', run); test.beforeEach(run);",
    ),
  ).toEqual([]);
});

test.each(["test.skip('not run', () => {});", "it.todo('not run');", "test.fixme('not run', () => {});"])(
  'what is not run is known as such: %s',
  (source) => {
    expect(read(source).titles).toEqual([{ file: FILE, title: 'not run', ids: [], skipped: true }]);
  },
);

test.each(['describe.skip', 'test.describe.skip', 'describe.skip.each(rows)'])(
  'what stands in a %s is not run either',
  (group) => {
    const source = `${group}('these', () => { test('one [1.1.001]', () => {}); }); test('another', () => {});`;
    expect(read(source).titles).toEqual([
      { file: FILE, title: 'these › one', ids: ['1.1.001'], skipped: true },
      { file: FILE, title: 'another', ids: [], skipped: false },
    ]);
  },
);

test.each([
  "test('in the middle [1.1.001] of a title', () => {});",
  "test('without the space[1.1.001]', () => {});",
  "test('without the comma [1.1.001 1.1.002]', () => {});",
  "test('ends with a stop [1.1.001].', () => {});",
  "describe('a group [1.1.001]', () => {});",
  "test(named['x [1.1.001]'], () => {});",
])('ids elsewhere than at the end of a title are counted as stray: %s', (source) => {
  expect(read(source).stray).toBe(1);
});
