import { expect, test } from 'vitest';
import { clockTime } from './audio-player';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [750, '12:30'],
  [3723, '1:02:03'],
  [Number.NaN, '0:00'],
  [Infinity, '0:00'],
  [-3, '0:00'],
])('%d seconds are %s', (seconds, shown) => {
  expect(clockTime(seconds)).toBe(shown);
});
