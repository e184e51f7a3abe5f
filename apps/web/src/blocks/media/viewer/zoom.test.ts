import { expect, test } from 'vitest';
import { UNZOOMED, panTo, snapToFit, toggleZoom, wheelZoom, zoomAt } from './stage-gestures';

const bounds = { frame: { width: 1000, height: 800 }, image: { width: 1000, height: 500 } };

test('nothing is smaller than what fits, or larger than makes sense [2.9.018]', () => {
  expect(zoomAt(UNZOOMED, 0.3, { x: 50, y: 50 })).toEqual(UNZOOMED);
  expect(zoomAt(UNZOOMED, 100, UNZOOMED).scale).toBe(8);
});

test('the point under the fingers stays where it is', () => {
  const zoomed = zoomAt(UNZOOMED, 3, { x: 100, y: -40 });
  expect(zoomed).toEqual({ scale: 3, x: -200, y: 80 });
  // The place of the picture that lay under the point still does.
  const before = (100 - 0) / 1;
  expect((100 - zoomed.x) / zoomed.scale).toBe(before);
});

test('what ends below 1.2 fits again; above it stays [2.9.018]', () => {
  expect(snapToFit({ scale: 1.19, x: 5, y: 5 })).toEqual(UNZOOMED);
  expect(snapToFit({ scale: 1.2, x: 5, y: 5 })).toEqual({ scale: 1.2, x: 5, y: 5 });
});

test('the wheel enlarges, also in small steps, and back it ends at what fits', () => {
  let zoom = UNZOOMED;
  for (let turn = 0; turn < 5; turn++) zoom = wheelZoom(zoom, -10, UNZOOMED);
  expect(zoom.scale).toBeCloseTo(Math.exp(0.125));
  expect(wheelZoom(zoom, 10, UNZOOMED)).toEqual(UNZOOMED);
});

test('a double click enlarges, the next one undoes it', () => {
  const zoomed = toggleZoom(UNZOOMED, { x: 10, y: 10 });
  expect(zoomed.scale).toBe(2.5);
  expect(toggleZoom(zoomed, { x: 10, y: 10 })).toEqual(UNZOOMED);
});

test('a image is not moved further than its edge, and not at all where it has room', () => {
  const zoom = { scale: 2, x: 0, y: 0 };
  expect(panTo(zoom, { x: 9000, y: 9000 }, bounds)).toEqual({ scale: 2, x: 500, y: 100 });
  expect(panTo(zoom, { x: -9000, y: -50 }, bounds)).toEqual({ scale: 2, x: -500, y: -50 });
  expect(panTo(UNZOOMED, { x: 40, y: 40 }, bounds)).toEqual(UNZOOMED);
});
