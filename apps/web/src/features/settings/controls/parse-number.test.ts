import { expect, test } from 'vitest';
import { parseNumber } from './number-control';

test.each([
  ['14', 14],
  [' 2.5 ', 2.5],
  ['2,5', 2.5],
  ['.5', 0.5],
  ['-1', -1],
  ['−1', -1],
  ['3.', 3],
  ['', null],
  ['  ', null],
  ['1e3', undefined],
  ['14px', undefined],
  ['1.2.3', undefined],
  ['Infinity', undefined],
  ['-', undefined],
])('%j is %j', (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});
