import { describe, expect, test } from 'vitest';
import { createLogHeights } from './log-heights';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: `${from + at}` }));

/** A log of these lines, each of them `height` pixels high. */
function measuredLog(lines: readonly { id: string }[], height: number) {
  const heights = createLogHeights();
  heights.setLines(lines);
  for (const { id } of lines) heights.measure(id, height);
  return heights;
}

describe('the distance of a line from the end of its log', () => {
  test('stays when older lines arrive above, and when these turn out higher or lower', () => {
    const heights = measuredLog(numbers(21, 40), 40);
    expect(heights.distanceOf('31')).toBe(400);
    heights.setLines([{ id: 'day' }, ...numbers(1, 40)]);
    expect(heights.distanceOf('31')).toBe(400);
    for (const [at, { id }] of numbers(1, 20).entries()) heights.measure(id, at % 2 === 0 ? 14 : 180);
    expect(heights.distanceOf('31')).toBe(400);
    expect(heights.distanceOf('20')).toBe(980);
  });

  test('follows what arrives, is deleted or grows below', () => {
    const heights = measuredLog(numbers(1, 40), 40);
    heights.setLines(numbers(1, 41));
    heights.measure('41', 100);
    expect(heights.distanceOf('31')).toBe(500);
    heights.setLines(numbers(1, 41).filter(({ id }) => id !== '35'));
    expect(heights.distanceOf('31')).toBe(460);
    expect(heights.distanceOf('35')).toBeNull();
    heights.measure('38', 240);
    expect(heights.distanceOf('31')).toBe(660);
  });
});

describe('what is mounted', () => {
  test('is what is in view and 500 pixels around it', () => {
    const heights = measuredLog(numbers(1, 1000), 50);
    expect(heights.rangeIn({ lower: 0, upper: 700 })).toEqual({ first: 25, last: 0 });
    expect(heights.rangeIn({ lower: 5000, upper: 5700 })).toEqual({ first: 125, last: 90 });
    expect(heights.topmostIn({ lower: 5000, upper: 5700 })).toBe('887');
  });

  test('stays mounted until it is twice as far, so that what turns out higher is not mounted twice', () => {
    const heights = measuredLog(numbers(1, 1000), 50);
    const mounted = { first: 128, last: 85 };
    const view = { lower: 5000, upper: 5700 };
    expect(heights.rangeIn(view, mounted)).toEqual(mounted);
    expect(heights.rangeIn(view, { first: 134, last: 95 })).toEqual({ first: 125, last: 90 });
    expect(heights.rangeIn(view, { first: 40, last: 0 })).toEqual({ first: 125, last: 90 });
  });

  test('is no more than fifty lines, but never less than what is in view', () => {
    const heights = measuredLog(numbers(1, 1000), 20);
    const { first, last } = heights.rangeIn({ lower: 5000, upper: 5700 });
    expect(first - last).toBe(50);
    expect(heights.rangeIn({ lower: 5000, upper: 6500 })).toEqual({ first: 326, last: 250 });
  });

  test('ends with the first line and begins with the last one', () => {
    const heights = measuredLog(numbers(1, 10), 50);
    expect(heights.rangeIn({ lower: 0, upper: 700 })).toEqual({ first: 10, last: 0 });
    expect(heights.rangeIn({ lower: 300, upper: 500 })).toEqual({ first: 10, last: 0 });
  });

  test('is measured anew in another width', () => {
    const heights = measuredLog(numbers(1, 10), 50);
    heights.forget();
    heights.measure('10', 100);
    expect(heights.ofLast(1)).toBe(100);
    expect(heights.ofLast(10)).toBeGreaterThan(100 + 9);
  });
});
