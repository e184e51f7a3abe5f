import { expect, test } from 'vitest';
import {
  freeFileName,
  isUnderstoodEverywhere,
  shortcodeOfFile,
  shortcodeProblem,
  takenShortcodes,
} from './shortcode';

const url = 'https://nest.example/e.png';
const custom = (shortcode: string) =>
  ({ kind: 'custom', shortcode, url, staticUrl: url, keywords: '' }) as const;
const taken = takenShortcodes([
  { id: 'custom-birds', title: { kind: 'custom', name: 'birds' }, emoji: [custom('wren')] },
  { id: 'custom-', title: { kind: 'custom', name: '' }, emoji: [custom('dinosaur')] },
]);

test.each([
  ['owl', null],
  ['', { kind: 'empty' }],
  ['two words', { kind: 'characters' }],
  ['o:w', { kind: 'characters' }],
  ['öwl', { kind: 'characters' }],
  ['wren', { kind: 'taken', pack: 'birds' }],
  ['dinosaur', { kind: 'taken', pack: '' }],
  ['robin', { kind: 'twice' }],
])('the shortcode "%s" while it is typed', (shortcode, problem) => {
  expect(shortcodeProblem(shortcode, { taken, others: ['robin'] })).toEqual(problem);
});

test('an emoji may keep its own shortcode, also one that nobody would choose now', () => {
  expect(shortcodeProblem('wren', { taken, current: 'wren' })).toBeNull();
  expect(shortcodeProblem('rec four!', { taken, current: 'rec four!' })).toBeNull();
});

test('short ones and those with dashes are not shown by every server', () => {
  expect(['owl', 'o', 'night-owl'].map(isUnderstoodEverywhere)).toEqual([true, false, false]);
});

test.each([
  ['Blob Cat.png', 'Blob_Cat'],
  ['Événement (1).GIF', 'Evenement_1'],
  ['https://far.example/a/wren.webp?size=2#x', 'wren'],
  ['日本.png', ''],
  ['.png', ''],
])('the file "%s" suggests a shortcode', (name, shortcode) => {
  expect(shortcodeOfFile(name)).toBe(shortcode);
});

test('a new picture gets a name that no file of the pack has', () => {
  const files = { owl: 'owl.png', tall: 'OWL-2.png' };
  expect(freeFileName('wren', 'w.gif', files)).toBe('wren.gif');
  expect(freeFileName('owl', 'new.png', files)).toBe('owl-3.png');
  expect(freeFileName('owl', 'no extension', files)).toBe('owl-3.png');
});
