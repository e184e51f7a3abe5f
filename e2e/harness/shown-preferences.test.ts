import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allSettings, type PlacedSetting } from '@linnet/domain/settings';
import { expect, test } from 'vitest';
import { readTitles } from '../../tools/coverage/read-titles';
import { shownPreferences } from './shown-preferences';

const tests: Readonly<Record<string, string | null>> = shownPreferences;

/** Whether people can change it, in the window of the settings or where it is seen. */
const isOffered = ({ control }: PlacedSetting<unknown>): boolean => control.by !== 'program';

type Preference = readonly [key: string, setting: PlacedSetting<unknown>, test: string | null];

const preferences = Object.entries<PlacedSetting<unknown>>(allSettings).map(([key, setting]): Preference => [
  key,
  setting,
  tests[key] ?? null,
]);

/** Those that can be changed without a test, or the other way round. */
const odd = (list: readonly Preference[]): string[] =>
  list.filter(([, setting, test]) => isOffered(setting) !== (test !== null)).map(([key]) => key);

test('every preference has a test that sees its effect, and nothing else is said to be seen', () => {
  expect(odd(preferences)).toEqual([]);
});

test('a preference that no test sees is found, and one that nobody can change', () => {
  const { hideISP, colors } = allSettings;
  expect(
    odd([
      ['brandNew', hideISP, null],
      ['waiting', colors, 'a.test.tsx › it is seen'],
    ]),
  ).toEqual(['brandNew', 'waiting']);
});

test('the tests of preferences are there, and run', () => {
  const top = path.join(import.meta.dirname, '../..');
  const run = new Map<string, string[]>();
  const titlesOf = (spec: string): string[] => {
    const before = run.get(spec);
    if (before !== undefined) return before;
    const file = path.join(top, spec.endsWith('.spec.ts') ? 'e2e' : 'apps/web/src', spec);
    const { titles } = readTitles(spec, readFileSync(file, 'utf8'));
    const found = titles.filter(({ skipped }) => !skipped).map(({ title }) => title);
    run.set(spec, found);
    return found;
  };
  const named = Object.values(tests).filter((reference) => reference !== null);
  const gone = named.filter((reference) => {
    const [spec = '', ...title] = reference.split(' › ');
    return !titlesOf(spec).includes(title.join(' › '));
  });
  expect(gone).toEqual([]);
});
