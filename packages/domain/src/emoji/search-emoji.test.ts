import { expect, test } from 'vitest';
import type { CustomEmoji, Emoji, UnicodeEmoji } from './emoji';
import { indexEmoji } from './emoji-index';
import { searchEmoji } from './search-emoji';

const unicode = (text: string, name: string, keywords = ''): UnicodeEmoji => ({
  kind: 'unicode',
  text,
  name,
  keywords,
  skins: [],
});
const custom = (shortcode: string, keywords = ''): CustomEmoji => {
  const url = `https://nest.example/emoji/${shortcode}.png`;
  return { kind: 'custom', shortcode, url, staticUrl: url, keywords };
};

const all: Emoji[] = [
  unicode('🐱', 'cat face', 'pet meow'),
  unicode('🐈', 'cat', 'pet'),
  unicode('🐈‍⬛', 'black cat', 'unlucky'),
  unicode('🐻', 'Bär', 'Tier'),
  unicode('🦁', 'lion', 'cat'),
  { ...unicode('👋', 'waving hand', 'hello'), skins: ['👋🏻', '👋🏼', '👋🏽', '👋🏾', '👋🏿'] },
  custom('blobcat', 'Fun'),
  custom('cat_tea'),
];
const index = indexEmoji(all);
const found = (query: string, limit?: number) =>
  searchEmoji(index, query, limit).map((one) => (one.kind === 'unicode' ? one.text : one.shortcode));

test('puts the exact name first, then the own ones, those that begin so before, keywords last', () => {
  expect(found('cat')).toEqual(['🐈', 'cat_tea', 'blobcat', '🐱', '🐈‍⬛', '🦁']);
});

test('finds by keyword, by every word of several, and whatever the case', () => {
  expect(found('MEOW')).toEqual(['🐱']);
  expect(found('fun')).toEqual(['blobcat']);
  expect(found('cat unlucky')).toEqual(['🐈‍⬛']);
  expect(found('cat dog')).toEqual([]);
});

test('finds letters with their marks and without', () => {
  expect(found('bar')).toEqual(['🐻']);
  expect(found('bär')).toEqual(['🐻']);
});

test('a shortcode is found between its colons, and an emoji finds itself in any tone', () => {
  expect(found(':blobcat:')).toEqual(['blobcat']);
  expect(found('👋🏽')).toEqual(['👋']);
});

test('finds nothing for nothing, and no more than is wanted', () => {
  expect(found('  ')).toEqual([]);
  expect(found(':')).toEqual([]);
  expect(found('cat', 2)).toEqual(['🐈', 'cat_tea']);
});
