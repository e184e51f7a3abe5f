import { expect, test } from 'vitest';
import { placeNear } from './place-near';

const room = { left: 8, top: 8, right: 312, bottom: 392 };
const word = (left: number, top: number) => ({ left, top, right: left + 2, bottom: top + 20 });
const near = (
  anchor: ReturnType<typeof word>,
  {
    width = 200,
    height = 100,
    direction = 'ltr',
  }: { width?: number; height?: number; direction?: 'ltr' | 'rtl' } = {},
) => placeNear({ anchor, size: { width, height }, room, direction });

test('stands below, where it begins', () => {
  expect(near(word(40, 60))).toEqual({ left: 40, top: 84, maxHeight: 308 });
});

test('stays on a narrow page', () => {
  expect(near(word(290, 60)).left).toBe(112);
  expect(near(word(2, 60)).left).toBe(8);
  expect(near(word(40, 60), { width: 400 }).left).toBe(8);
});

test('goes above where a keyboard leaves no room below', () => {
  expect(near(word(40, 350))).toEqual({ left: 40, top: 246, maxHeight: 338 });
});

test('where nothing fits it takes the larger side, and scrolls', () => {
  expect(near(word(40, 100), { height: 600 })).toEqual({ left: 40, top: 124, maxHeight: 268 });
  expect(near(word(40, 300), { height: 600 })).toEqual({ left: 40, top: 8, maxHeight: 288 });
});

test('in right-to-left its right edge is where it begins', () => {
  expect(near(word(250, 60), { direction: 'rtl' }).left).toBe(52);
});
