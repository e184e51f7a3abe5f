import { expect, test, vi } from 'vitest';
import { whileUsed } from './while-used';

test('it begins for the first user, and ends after the last, who may leave twice', () => {
  const end = vi.fn<() => void>();
  const begin = vi.fn<() => () => void>(() => end);
  const use = whileUsed(begin);
  const [first, second] = [use(), use()];
  first();
  first();
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([1, 0]);
  second();
  expect(end).toHaveBeenCalledTimes(1);
  use()();
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([2, 2]);
});
