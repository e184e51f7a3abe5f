import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingTabs, type PlacedSetting } from '@linnet/domain/settings';
import { expect, test } from 'vitest';
import { readTitles } from '../../tools/coverage/read-titles';
import { shownPreferences, tabsShown } from './shown-preferences';

/** What people can change, in the window of the settings or where it is seen. */
const offered = (setting: PlacedSetting<unknown>): boolean =>
  !['later', 'program'].includes(setting.control.by);

const inTabs = tabsShown.flatMap((tab) => Object.entries<PlacedSetting<unknown>>(settingTabs[tab]));
const inAll = Object.values(settingTabs).flatMap((tab) => Object.entries<PlacedSetting<unknown>>(tab));

const unseen = (settings: readonly [string, PlacedSetting<unknown>][]): string[] =>
  settings.filter(([key, setting]) => offered(setting) && !(key in shownPreferences)).map(([key]) => key);

test('every preference has a test that sees its effect', () => {
  expect(unseen(inTabs)).toEqual([]);
});

test('a preference that no test sees is found', () => {
  expect(unseen([...inTabs, ['brandNew', settingTabs.general.hideISP]])).toEqual(['brandNew']);
});

test('nothing else is said to be seen', () => {
  const known = new Set(inAll.filter(([, setting]) => offered(setting)).map(([key]) => key));
  expect(Object.keys(shownPreferences).filter((key) => !known.has(key))).toEqual([]);
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
  const gone = Object.values(shownPreferences).filter((reference) => {
    const [spec = '', ...title] = reference.split(' › ');
    return !titlesOf(spec).includes(title.join(' › '));
  });
  expect(gone).toEqual([]);
});
