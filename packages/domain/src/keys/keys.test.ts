import { expect, test } from 'vitest';
import {
  type KeyChoices,
  chooseKey,
  isBinding,
  keyConflict,
  activeKeys,
  readKeyChoices,
} from './key-choices';
import { keyList } from './key-list';
import { createKeyReader } from './key-reader';

const does = (choices: KeyChoices, ...strokes: string[]) => {
  const reader = createKeyReader(choices);
  return strokes.map((stroke) => {
    const read = reader.press(stroke);
    return read.kind === 'command' ? read.id : read.kind;
  });
};

test('every key of the list is one, and no two do not go together', () => {
  const keys = keyList.flatMap(({ key }) => (key === null ? [] : [key]));
  expect(keys.filter((key) => !isBinding(key))).toEqual([]);
  const clashes = keyList.filter(({ id, key }) => key !== null && keyConflict({}, id, key) !== null);
  expect(clashes).toEqual([]);
});

test.each(['j', '?', 'Delete', 'Mod+k', 'g h', 'ж', 'F2', 'Escape'])('%s is a key', (key) => {
  expect(isBinding(key)).toBe(true);
});

test.each([
  '',
  'J',
  'jk',
  'g  h',
  'g h i',
  ' ',
  'Enter',
  'Tab',
  'ArrowDown',
  'mod+k',
  'Mod+K',
  'delete',
  '\n',
])('“%s” is none', (key) => {
  expect(isBinding(key)).toBe(false);
});

test('two keys after each other do what neither does alone', () => {
  expect(does({}, 'g', 'h', 'h')).toEqual(['prefix', 'goHome', 'editHistory']);
  expect(does({}, 'g', 'x', 'x')).toEqual(['prefix', 'none', 'subject']);
});

test('what was begun can be forgotten', () => {
  const reader = createKeyReader({});
  expect(reader.reset()).toBe(false);
  reader.press('g');
  expect(reader.reset()).toBe(true);
  expect(reader.press('h')).toMatchObject({ kind: 'command', id: 'editHistory' });
});

test('another key does it, and the former one nothing any more', () => {
  expect(does({ next: 'w' }, 'w', 'j')).toEqual(['next', 'none']);
});

test('what is turned off is done by none of its keys', () => {
  expect(does({ next: null }, 'j', 'ArrowDown')).toEqual(['none', 'none']);
});

test('a key that is taken is told with what it does, also where it only begins something', () => {
  expect(keyConflict({}, 'next', 'k')).toBe('previous');
  expect(keyConflict({}, 'next', 'g')).toBe('goHome');
  expect(keyConflict({}, 'next', 'j h')).toBe(null);
  expect(keyConflict({}, 'goHome', 'j h')).toBe('next');
  expect(keyConflict({ previous: null }, 'next', 'k')).toBe(null);
  expect(keyConflict({}, 'next', 'j')).toBe(null);
});

test('what was stored counts only as far as it can be read', () => {
  expect(readKeyChoices({ next: 'w', previous: null, open: 5, nobody: 'z', media: 'two words' })).toEqual({
    next: 'w',
    previous: null,
  });
  expect(readKeyChoices('j')).toBeUndefined();
  expect(readKeyChoices([])).toBeUndefined();
});

test('who chooses the usual key has chosen nothing', () => {
  expect(chooseKey({ next: 'w' }, 'next', 'j')).toEqual({});
  expect(chooseKey({ next: 'w' }, 'next', undefined)).toEqual({});
  expect(chooseKey({}, 'next', null)).toEqual({ next: null });
  expect(activeKeys({ next: null }).get('next')).toBe(null);
  expect(activeKeys({}).get('next')).toBe('j');
});
