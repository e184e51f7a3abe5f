import { expect, test } from 'vitest';
import { locales as all } from '../locales';
import { chooseLocale } from './choose-locale';
import type { BuiltLocale } from './early-start';

function locale(code: string): BuiltLocale {
  return { code, direction: 'ltr', first: '' };
}
const locales = [locale('en'), locale('de'), locale('pt-BR')] as const;

test.each([
  [['de-AT', 'en'], 'de'],
  [['pt-br'], 'pt-BR'],
  [['fi', 'de'], 'de'],
  [['fi'], 'en'],
  [[], 'en'],
])('wishes of %j lead to %s [1.9.013, 3.9.028]', (wishes, code) => {
  expect(chooseLocale([...locales], wishes).code).toBe(code);
});

const [first, ...others] = all.map((one): BuiltLocale => ({ ...one, first: '' }));

test.each([
  ['ja', 'ja_pedantic'],
  ['ja-JP', 'ja_pedantic'],
  ['ja_easy', 'ja_easy'],
  ['zh-CN', 'zh'],
  ['zh', 'zh'],
  ['zh-TW', 'zh_Hant'],
  ['zh-Hant-HK', 'zh_Hant'],
  ['zh-HK', 'zh_Hant'],
  ['zh_Hant', 'zh_Hant'],
  ['nan', 'nan-TW'],
  ['no', 'nb'],
  ['nn-NO', 'nb'],
  ['pt-BR', 'pt'],
  ['iw', 'he'],
  ['in-ID', 'id'],
  ['', 'en'],
  ['x-klingon', 'en'],
])('the browser’s language %s is our %s', (wish, code) => {
  if (first === undefined) throw new Error('There is a first locale.');
  expect(chooseLocale([first, ...others], [wish]).code).toBe(code);
});
