import { expect, test } from 'vitest';
import { createChanges } from './changes';

test('an answer knows of what was changed before it was asked for, and not of what came after', () => {
  const changes = createChanges<string>();
  const first = changes.beforeRequest();
  expect(first('a')).toBe(true);
  changes.note('a');
  const second = changes.beforeRequest();
  expect([first('a'), first('b')]).toEqual([false, true]);
  expect([second('a'), second('b')]).toEqual([true, true]);
  changes.note('b');
  expect([second('a'), second('b')]).toEqual([true, false]);
});
