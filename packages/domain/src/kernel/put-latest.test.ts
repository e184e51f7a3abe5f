import { expect, test } from 'vitest';
import { putLatest } from './put-latest';

test('the oldest goes where there are too many, and what is put again is the newest', () => {
  const map = new Map<string, number>();
  for (const [at, name] of ['a', 'b', 'c'].entries()) putLatest(map, [name, at], 3);
  putLatest(map, ['a', 3], 3);
  putLatest(map, ['d', 4], 3);
  expect([...map]).toEqual([
    ['c', 2],
    ['a', 3],
    ['d', 4],
  ]);
});
