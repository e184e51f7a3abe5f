import { expect, test } from 'vitest';
import { arrangeIds, moveId, reorderShown, splitRoots } from './entry-order';
import { togglePin } from './pins';

test('what a person placed stands as they placed it; what is new stands where it usually does', () => {
  const usual = ['a', 'b', 'c', 'd'];
  expect(arrangeIds(usual, [])).toEqual(usual);
  expect(arrangeIds(usual, ['d', 'c', 'a'])).toEqual(['d', 'c', 'a', 'b']);
  expect(arrangeIds(usual, ['c', 'b'])).toEqual(['a', 'c', 'd', 'b']);
  expect(arrangeIds(usual, ['x', 'b', 'a', 'c', 'd', 'x'])).toEqual(['b', 'a', 'c', 'd']);
});

test('a place that came with this version is found although the order is older', () => {
  const { direct, more } = splitRoots(['about', 'more', 'dms']);
  expect(direct).toContain('about');
  expect(more).toContain('dms');
  expect([...direct, ...more]).toContain('announcements');
});

test('a row comes to another place, at most to an end', () => {
  expect(moveId(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moveId(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  expect(moveId(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b']);
  expect(moveId(['a', 'b'], 'x', 0)).toEqual(['a', 'b']);
});

test('pins of what cannot be reached stay where they are among the others [1.2.049]', () => {
  expect(reorderShown(['home', 'chats', 'dms', 'about'], ['about', 'home', 'dms'])).toEqual([
    'about',
    'chats',
    'home',
    'dms',
  ]);
  expect(togglePin(['home', 'chats'], 'home')).toEqual(['chats']);
  expect(togglePin(['home', 'chats'], 'about')).toEqual(['home', 'chats', 'about']);
});
