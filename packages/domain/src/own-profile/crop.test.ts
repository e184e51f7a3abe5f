import { expect, test } from 'vitest';
import { cropArea, outputSize, panned, wholeCrop, clampCrop } from './crop';
import { fileProblem, sizeProblem } from './picture-problem';

const picture = { width: 400, height: 200 };

test('the frame shows as much as it can, and never what is beside the picture', () => {
  expect(cropArea(picture, 1, wholeCrop)).toEqual({ left: 100, top: 0, width: 200, height: 200 });
  expect(cropArea(picture, 4, wholeCrop)).toEqual({ left: 0, top: 50, width: 400, height: 100 });
  const corner = clampCrop(picture, 1, { x: -3, y: 9, zoom: 2 });
  expect(cropArea(picture, 1, corner)).toEqual({ left: 0, top: 100, width: 100, height: 100 });
  expect(clampCrop(picture, 1, { ...wholeCrop, zoom: 99 }).zoom).toBe(8);
  expect(clampCrop(picture, 1, { ...wholeCrop, zoom: 0.1 }).zoom).toBe(1);
});

test('the picture follows the finger by as much as the finger moves over the frame', () => {
  const framing = { picture, aspect: 1 };
  const moved = panned(framing, { ...wholeCrop, zoom: 2 }, { x: 0.5, y: -0.25 });
  expect(cropArea(picture, 1, moved)).toEqual({ left: 100, top: 75, width: 100, height: 100 });
});

test('a cut is sent as large as it is, and no larger than it needs to be', () => {
  expect(outputSize({ width: 120.4, height: 60 }, 800)).toEqual({ width: 120, height: 60 });
  expect(outputSize({ width: 1600, height: 400 }, 800)).toEqual({ width: 800, height: 200 });
});

test('an avatar under 150 pixels is named as coarse; what is no picture or too large is not taken [3.5.013, 3.9.007]', () => {
  expect(sizeProblem('avatar', { width: 149, height: 300 })).toEqual({
    kind: 'too_small',
    width: 149,
    height: 300,
  });
  expect(sizeProblem('avatar', { width: 150, height: 150 })).toBeNull();
  expect(sizeProblem('header', { width: 20, height: 20 })).toBeNull();
  expect(fileProblem({ type: 'text/plain', size: 1 }, 0)).toEqual({ kind: 'no_picture' });
  expect(fileProblem({ type: 'image/svg+xml', size: 1 }, 0)).toEqual({ kind: 'no_picture' });
  expect(fileProblem({ type: 'image/png', size: 11 }, 10)).toEqual({
    kind: 'too_big',
    size: 11,
    allowed: 10,
  });
  expect(fileProblem({ type: 'image/png', size: 11 }, 0)).toBeNull();
});
