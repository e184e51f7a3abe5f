import { expect, test } from 'vitest';
import { clickTolerance, swipeResult } from './stage-gestures';
import { step } from './media-viewer';

const among = { windowWidth: 400, navigable: true };
const alone = { windowWidth: 400, navigable: false };

test('a quarter of the window leads on, and less does not [2.9.018]', () => {
  expect(swipeResult({ x: -100, y: 10 }, among)).toBe('after');
  expect(swipeResult({ x: 100, y: 10 }, among)).toBe('before');
  expect(swipeResult({ x: -99, y: 10 }, among)).toBe('nothing');
});

test('alone there is nowhere to go', () => {
  expect(swipeResult({ x: -300, y: 0 }, alone)).toBe('nothing');
});

test('thirty pixels downwards close, upwards nothing does [2.9.018]', () => {
  expect(swipeResult({ x: 5, y: 30 }, among)).toBe('close');
  expect(swipeResult({ x: 5, y: 29 }, alone)).toBe('nothing');
  expect(swipeResult({ x: 0, y: -300 }, among)).toBe('nothing');
});

test('a click may move 1 pixel among several, 30 alone [2.9.018]', () => {
  expect([clickTolerance(true), clickTolerance(false)]).toEqual([1, 30]);
});

test('after the last comes the first, and before the first the last [2.9.017]', () => {
  expect([step(2, 1, 3), step(0, -1, 3), step(1, 1, 3), step(0, 1, 1)]).toEqual([0, 2, 2, 0]);
});
