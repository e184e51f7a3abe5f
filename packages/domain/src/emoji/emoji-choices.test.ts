import { expect, test } from 'vitest';
import { noEmojiChoices, readEmojiChoices, withRecent } from './emoji-choices';
import { type EmojiGroup, recentGroup } from './emoji-group';

const wave = { kind: 'unicode', text: '👋', name: 'waving hand', keywords: '', skins: ['👋🏻'] } as const;
const url = 'https://nest.example/emoji/owl.png';
const owl = { kind: 'custom', shortcode: 'owl', url, staticUrl: url, keywords: '' } as const;
const groups: readonly EmojiGroup[] = [
  { id: 'custom-', title: { kind: 'custom', name: '' }, emoji: [owl] },
  { id: 'people-and-body', title: { kind: 'unicode', name: 'people-and-body' }, emoji: [wave] },
];

test('the latest pick comes first, once, and the oldest go', () => {
  const texts = Array.from({ length: 50 }, (_, place) => String.fromCodePoint(0x1f400 + place));
  const many = texts.reduce((known, text) => withRecent(known, { kind: 'unicode', text }), noEmojiChoices);
  expect(many.recent).toHaveLength(36);
  expect(many.recent[0]).toBe(texts[49]);
  const again = withRecent(many, { kind: 'unicode', text: texts[40] ?? '' });
  expect(again.recent).toHaveLength(36);
  expect(again.recent.slice(0, 2)).toEqual([texts[40], texts[49]]);
  expect(withRecent(again, { kind: 'custom', shortcode: 'owl', url }).recent[0]).toBe(':owl:');
});

test('reads its own record back, and nothing out of another', () => {
  const kept = { recent: ['👋', ':owl:'], tone: 3, keepsOpen: true };
  expect(readEmojiChoices(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  for (const odd of [null, 7, 'x', [], { recent: 'x', tone: 9, keepsOpen: 'yes' }]) {
    expect(readEmojiChoices(odd)).toEqual(noEmojiChoices);
  }
  expect(readEmojiChoices({ recent: ['👋', 4, '', '👋', 'x'.repeat(1000)] }).recent).toEqual(['👋']);
});

test('recent ones are shown as they were picked, and those that are gone are left out', () => {
  const group = recentGroup([':owl:', ':gone:', '👋🏻'], groups);
  expect(group).toMatchObject({ id: 'recent', emoji: [owl, { text: '👋🏻', name: 'waving hand', skins: [] }] });
  expect(recentGroup([':gone:'], groups)).toBeNull();
});
