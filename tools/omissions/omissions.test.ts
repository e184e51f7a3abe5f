import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTitles } from '../coverage/read-titles';
import { inRoot } from '../run/root';
import { compilePlanted } from './compile-planted';
import { caughtByTests, omissions } from './omissions';
import { without } from './plant';

/** Milliseconds: the compiler reads most of the sources. */
const PATIENCE = 120_000;

test(
  'what an entry must have cannot be forgotten: without it, its file does not compile',
  () => {
    const errors = compilePlanted(omissions);
    const caught = omissions.map(({ what, file, caughtIn = file }) => ({
      what,
      errors: errors.filter((error) => error.file === caughtIn).length,
    }));
    expect(caught).toEqual(omissions.map(({ what }) => ({ what, errors: 1 })));
  },
  PATIENCE,
);

test('the other omissions have a test that was shown to fail with them', () => {
  const gone = caughtByTests.filter(({ file, title }) => {
    const { titles } = readTitles(file, readFileSync(inRoot(file), 'utf8'));
    return !titles.some((found) => found.title === title && !found.skipped);
  });
  expect(gone).toEqual([]);
});

test('an entry that is not there is named', () => {
  const planted = { what: '', file: 'a.ts', at: ['list', 'two'] };
  expect(without('const list = { one: 1, two: 2 } as const;', planted)).toBe(
    'const list = { one: 1,  } as const;',
  );
  expect(() => without('const list = { one: 1 };', planted)).toThrow('a.ts has no list.two.');
});
