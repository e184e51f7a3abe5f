import { expect, test } from 'vitest';
import { budgets } from './budgets';

test.each([
  ['assets/locale-en-first--LQJTWQL.json', 'English, first screens'],
  ['assets/locale-en-rest-fuB-Msco.json', 'English, the rest'],
  ['assets/locale-eo-first-aB3-Msco.json', 'locale, first screens'],
  ['assets/locale-zh_Hant-rest-fuB-Msco.json', 'locale, the rest'],
  ['assets/locale-en-account-F3D-puZH.json', 'locale, for one screen'],
  ['assets/locale-zh-Hans-account-F3DTpuZH.json', 'locale, for one screen'],
])('a locale’s file has one limit, whatever hyphens are in its hash: %s', (file, name) => {
  const found = budgets.filter((budget) => 'files' in budget && budget.files.test(file));
  expect(found.map((budget) => budget.name)).toEqual([name]);
});
