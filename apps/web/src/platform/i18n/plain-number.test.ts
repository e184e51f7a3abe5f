import { expect, test } from 'vitest';
import { isPlain } from './formatter';

const written = [
  'en',
  'de-AT',
  'ja',
  'ru',
  'cy',
  'he',
  'th',
  'vi',
  'zh-TW',
  'fa',
  'ar-EG',
  'bn',
  'mr',
  'my',
  'ne',
];

test.each(written)('a number that is called plain reads as the formatter of %s writes it', (locale) => {
  const formatter = new Intl.NumberFormat(locale);
  const plain = [0, 7, 42, 999].filter((value) => isPlain(value, locale));
  expect(plain.map((value) => formatter.format(value))).toEqual(plain.map(String));
});

test('most languages have plain numbers, up to where digits are grouped', () => {
  expect(isPlain(999, 'en-GB')).toBe(true);
  expect(isPlain(1000, 'en-GB')).toBe(false);
  expect(isPlain(-1, 'en')).toBe(false);
  expect(isPlain(1.5, 'en')).toBe(false);
  expect(isPlain(7, 'fa-IR')).toBe(false);
  expect(isPlain(7, 'en-u-nu-beng')).toBe(false);
});
