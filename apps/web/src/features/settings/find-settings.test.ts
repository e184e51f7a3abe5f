import { expect, test } from 'vitest';
import { findSettings } from './find-settings';
import type { ShownGroup } from './shown-settings';

const groups: readonly ShownGroup[] = [
  { tab: 'general', group: 'media', keys: ['hideNsfw', 'stopGifs'] },
  { tab: 'composing', group: 'scope', keys: ['scopeCopy'] },
];
const words: Record<string, string> = {
  hideNsfw: 'Hide media marked as sensitive\nClick to show them',
  stopGifs: 'Halten Sie bewegte Bilder für später an',
  scopeCopy: 'Reply with the scope of the post',
};

function found(query: string): string[] {
  return findSettings(groups, query, (key) => words[key] ?? '').flatMap(({ keys }) => keys);
}

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
  expect(findSettings(groups, 'scope', (key) => words[key] ?? '')).toEqual([groups[1]]);
});
