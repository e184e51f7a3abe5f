import { expect, test } from 'vitest';
import { rowFrame } from './media-ratio';

const sized = (width: number, height: number) => ({ size: { width, height } });

test('one alone keeps its shape, and is no higher than 480 pixels', () => {
  expect(rowFrame([sized(1600, 900)])).toEqual({ ratio: 1600 / 900, width: Math.round(480 * (16 / 9)) });
  expect(rowFrame([sized(500, 1000)])).toEqual({ ratio: 0.5, width: 240 });
});

test('what is extremely long or flat is cut', () => {
  expect(rowFrame([sized(100, 10_000)]).ratio).toBe(0.5);
  expect(rowFrame([sized(10_000, 100)]).ratio).toBe(4);
});

test('a small one is not stretched over the whole column, and has room for what lies over it', () => {
  expect(rowFrame([sized(400, 400)]).width).toBe(400);
  expect(rowFrame([sized(20, 20)]).width).toBe(320);
});

test('unknown sizes count as 16 to 9', () => {
  expect(rowFrame([{ size: null }]).ratio).toBeCloseTo(16 / 9);
  expect(rowFrame([{ size: null }, { size: null }])).toEqual({ ratio: (2 * 16) / 9, width: null });
});

test('several fill the row, each in its shape, which gives its height', () => {
  expect(rowFrame([sized(800, 400), sized(400, 400)])).toEqual({ ratio: 3, width: null });
  expect(rowFrame([sized(100, 900), sized(100, 900)]).ratio).toBe(1.5);
});
