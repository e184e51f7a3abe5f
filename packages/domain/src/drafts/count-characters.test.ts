import { expect, test } from 'vitest';
import { countCharacters } from './draft-rules';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['an address', 'https://nest.example/a/very/long/way/to/a/picture/of/a/bird', 23],
  ['an address that ends a sentence', 'See https://nest.example/way.', 4 + 23 + 1],
  ['an address in parentheses', '(https://nest.example/way)', 23 + 2],
  ['an address with parentheses of its own', 'https://nest.example/way_(bird)', 23],
  ['a short address', 'http://a.io', 23],
  ['a word without a host', 'http://x', 8],
  ['somebody of another server', '@wren@nest.example hi', 5 + 3],
  ['somebody of this server', '@wren hi', 8],
  ['what is no name', 'mail wren@nest.example', 22],
  ['an emoji of many parts', FAMILY, 1],
  ['a letter and its mark', 'e\u0301', 1],
])('where the server counts as Mastodon does, %s counts what it counts there', (_what, text, count) => {
  expect(countCharacters(text, 'mastodon')).toBe(count);
});

test('elsewhere nothing is shortened, and an emoji of many parts counts each of them', () => {
  expect(countCharacters('@wren@nest.example', 'plain')).toBe(18);
  expect(countCharacters(FAMILY, 'plain')).toBe(7);
});
