import { expect, test } from 'vitest';
import { type SearchItem, foldItem, readSynonyms, searchDistance } from './search-distance';

const alike = readSynonyms(
  'dark mode, night mode, palette; boost, repeat, reblog; nsfw, sensitive; one alone',
);

const near = (sought: SearchItem, query: string) => searchDistance(foldItem(sought, alike), query);
const found = (names: readonly string[], query: string) =>
  names
    .flatMap((name) => {
      const nearness = near({ names: [name] }, query);
      return nearness === null ? [] : [{ name, far: nearness.distance }];
    })
    .sort((one, other) => one.far - other.far)
    .map(({ name }) => name);

test('the name itself comes before what begins so, that before a later word, and that before the middle of one', () => {
  const names = ['Unsettled', 'Open the settings', 'Settings of lists', 'Settings'];
  expect(found(names, 'settings')).toEqual(['Settings', 'Settings of lists', 'Open the settings']);
  expect(found(names, 'sett').at(-1)).toBe('Unsettled');
});

test('says how it was found', () => {
  expect(near({ names: ['Ask before blocking'] }, 'block')?.by).toBe('name');
  expect(near({ names: ['Ask before blocking'] }, 'locking')?.by).toBe('words');
  expect(near({ names: ['Palette'] }, 'dark mode')?.by).toBe('words');
  expect(near({ names: ['Use dark mode'] }, 'dark mode')?.by).toBe('name');
  expect(near({ names: ['Blocking somebody'] }, 'blokcing')?.by).toBe('typo');
  expect(near({ names: ['Blocking somebody'] }, 'bob')?.by).toBe('letters');
});

test('other words for the same are found, phrases too, from their first letters on', () => {
  expect(near({ names: ['Palette'] }, 'dark')).not.toBeNull();
  expect(near({ names: ['Repeating a post'] }, 'boost')).not.toBeNull();
  expect(near({ names: ['Hide media'], words: 'Those marked as sensitive' }, 'nsfw')).not.toBeNull();
  expect(near({ names: ['Palette'] }, 'boost')).toBeNull();
});

test('in scripts without blanks a word is found wherever it stands', () => {
  const japanese = readSynonyms('アイコン, プロフ画; 背景, 壁紙; 色, 配色');
  const item = (name: string) => foldItem({ names: [name] }, japanese);
  expect(searchDistance(item('プロフ画を変える'), 'アイコン')).not.toBeNull();
  expect(searchDistance(item('投稿の背景を隠す'), '壁紙')).not.toBeNull();
  // A single sign is part of too many words.
  expect(searchDistance(item('特色のある投稿'), '配色')).toBeNull();
});

test.each(['avatra', 'avtar', 'avataar', 'avater', 'avatr'])('one typo is forgiven: %s', (typed) => {
  expect(near({ names: ['Avatar'] }, typed)?.by).toBe('typo');
});

test.each(['avrtaa', 'bvatar', 'arter'])('more than one is not: %s', (typed) => {
  expect(near({ names: ['Avatar'] }, typed)?.by).not.toBe('typo');
});

test('every word of the query has to be found somewhere', () => {
  const sought = { names: ['Text size'], words: 'Appearance' };
  expect(near(sought, 'appear text')).not.toBeNull();
  expect(near(sought, 'text weather')).toBeNull();
  expect(near(sought, '  ')).toBeNull();
});
