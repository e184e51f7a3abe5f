import { expect, test } from 'vitest';
import { indexAt, rowShift } from './use-drag';

const boxes = [0, 40, 80].map((top) => ({ top, height: 40 }));

test('a row takes the index at its middle, and the last one past the end', () => {
  expect([-30, 20, 41, 119, 500].map((middle) => indexAt(boxes, middle))).toEqual([0, 0, 1, 2, 2]);
});

test('the rows between two indexes move towards the one that was left', () => {
  const down = { from: 0, to: 2, height: 40 };
  expect([1, 2].map((at) => rowShift(at, down))).toEqual([-40, -40]);
  const up = { from: 2, to: 1, height: 40 };
  expect([0, 1].map((at) => rowShift(at, up))).toEqual([0, 40]);
});
