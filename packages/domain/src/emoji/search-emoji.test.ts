import { expect, test } from 'vitest';
import type { CustomEmoji, Emoji, UnicodeEmoji } from './emoji';
import { indexEmoji, searchEmoji } from './search-emoji';

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

test('puts the exact name first, then those with the word in their name, then keywords, then letters within', () => {
  expect(found('cat')).toEqual(['🐈', 'cat_tea', '🐱', '🐈‍⬛', '🦁', 'blobcat']);
});

/** As the files of the languages have them, among emoji of a server that has many. */
const crowd = indexEmoji([
  unicode('🤣', 'rolling on the floor laughing', 'face rofl lol'),
  unicode('❤️', 'red heart', 'love'),
  unicode('💌', 'love letter', 'heart mail'),
  unicode('💘', 'heart with arrow', 'cupid'),
  unicode('🔬', 'microscope', 'probing science'),
  unicode('🐦', 'bird', 'robin animal'),
  custom('vacation'),
  custom('dedicated_server', 'hardware'),
  custom('blobCat'),
  custom('heartbroken_blob'),
  custom('sweetheart'),
  custom('probing'),
  custom('roflmao'),
]);

test.each([
  ['cat', ['blobCat', 'vacation', 'dedicated_server']],
  ['rofl', ['🤣', 'roflmao']],
  ['heart', ['❤️', '💘', '💌', 'heartbroken_blob', 'sweetheart']],
  ['robin', ['🐦']],
])('whoever looks for "%s" finds what has that word before what has its letters', (query, expected) => {
  const all = searchEmoji(crowd, query).map((one) => (one.kind === 'unicode' ? one.text : one.shortcode));
  expect(all.slice(0, expected.length)).toEqual(expected);
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
