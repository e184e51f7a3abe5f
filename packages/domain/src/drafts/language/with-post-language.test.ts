import { expect, test } from 'vitest';
import { withPostLanguage } from './post-languages';

test('the language of the last post comes first, each once, and the oldest are forgotten', () => {
  expect(withPostLanguage([], 'de')).toEqual(['de']);
  expect(withPostLanguage(['en', 'de', 'fr'], 'de')).toEqual(['de', 'en', 'fr']);
  expect(withPostLanguage(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
});
