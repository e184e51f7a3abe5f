import { expect, test } from 'vitest';
import { timeLocaleOf } from './time-locale';

const at = new Date(2026, 2, 3, 14, 5).getTime();

function read(wanted: readonly string[], language = 'en'): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const words = new Intl.DateTimeFormat(timeLocaleOf(language, wanted), options).format(at);
  return words.replaceAll('\u202f', ' ');
}

test.each([
  [['en-US'], 'Mar 3, 2026, 2:05 PM'],
  [['en'], 'Mar 3, 2026, 2:05 PM'],
  [['en-GB', 'en'], '3 Mar 2026, 14:05'],
  [['de', 'en'], '3 Mar 2026, 14:05'],
  [['de-DE', 'en-US'], '3 Mar 2026, 14:05'],
  [['ar'], '3 Mar 2026, 2:05 pm'],
  [['pl'], '3 Mar 2026, 14:05'],
  [[], 'Mar 3, 2026, 2:05 PM'],
  [['nonsense_!'], 'Mar 3, 2026, 2:05 PM'],
])('an English page in a browser set to %j writes %s', (wanted, written) => {
  expect(read(wanted).replace(/ at /, ', ')).toBe(written);
});

test('a German page in an American browser has German dates', () => {
  expect(read(['en-US'], 'de')).toContain('3');
  expect(timeLocaleOf('de', ['en-US'])).toMatch(/^de/);
});
