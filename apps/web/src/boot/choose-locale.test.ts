import { expect, test } from 'vitest';
import { chooseLocale } from './choose-locale';
import type { BuiltLocale } from './early-start';

function locale(code: string): BuiltLocale {
  return { code, direction: 'ltr', first: '', rest: '', emoji: '' };
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
