import { expect, test } from 'vitest';
import { firstLanguages } from './languages';

test('the chosen language stands first, then recent ones, then those that the person reads, each once', () => {
  const own = { chosen: 'ja', recent: ['nn', 'de'], locale: 'en', browser: ['de-AT', 'en-GB', 'fr'] };
  expect(firstLanguages(own)).toEqual(['ja', 'nn', 'de', 'en', 'fr']);
  expect(firstLanguages({ ...own, chosen: null, recent: [] })).toEqual(['en', 'de', 'fr']);
});
