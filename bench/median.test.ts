import { expect, test } from 'vitest';
import { median, percentile } from './median';

test('takes the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('says that there is no middle of nothing', () => {
  expect(median([])).toBeNaN();
});

test('finds the value that only a few exceed', () => {
  const values = Array.from({ length: 101 }, (_, index) => index);
  expect(percentile(values, 0.95)).toBe(95);
});
