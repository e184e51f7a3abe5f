import { expect, test } from 'vitest';
import { readSynonyms } from '../../blocks/find/search-distance';
import { settingsParts } from '../../blocks/find/settings-parts';
import { findSettings } from './find-settings';
import type { ShownGroup } from '../../blocks/find/shown-groups';

const groups: readonly ShownGroup[] = [
  { tab: 'general', group: 'media', keys: ['hideNsfw', 'stopGifs'] },
  { tab: 'composing', group: 'scope', keys: ['scopeCopy'] },
];
const words: Record<string, string> = {
  hideNsfw: 'Hide media marked as sensitive\nClick to show them',
  stopGifs: 'Halten Sie bewegte Bilder für später an',
  scopeCopy: 'Reply with the post’s scope',
};
const parts = settingsParts.filter(({ id }) => id === 'avatar');

function search(query: string) {
  return findSettings({ groups, parts }, query, {
    synonyms: readSynonyms('scope, audience; avatar, profile picture'),
    ofSetting: (key) => ({ names: [words[key] ?? ''] }),
    ofPart: () => ({ names: ['Avatar'] }),
  });
}

const found = (query: string): string[] => search(query).groups.flatMap(({ keys }) => keys);

test('finds what has every word, wherever the words stand', () => {
  expect(found('sensitive media')).toEqual(['hideNsfw']);
  expect(found('click')).toEqual(['hideNsfw']);
  expect(found('sensitive scope')).toEqual([]);
});

test('capitals and accents make no difference', () => {
  expect(found('SCOPE')).toEqual(['scopeCopy']);
  expect(found('fur spater')).toEqual(['stopGifs']);
});

test('groups without a match are left out', () => {
  expect(search('scope').groups).toEqual([groups[1]]);
});

test('other words for the same are found, and a typo where nothing is called so', () => {
  expect(found('audience')).toEqual(['scopeCopy']);
  expect(found('sensitvie')).toEqual(['hideNsfw']);
  expect(search('profile picture').parts).toEqual(parts);
  expect(search('avatra').parts).toEqual(parts);
});
