import { expect, test } from 'vitest';
import { inSlices } from './in-slices';

/** Keeps the processor busy, as reading does. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('other things go on between the slices, and everything is done in its order', async () => {
  const done: number[] = [];
  let turns = 0;
  const other = setInterval(() => (turns += 1));
  await inSlices(
    Array.from({ length: 30 }, (_, index) => index),
    (item) => {
      work(2);
      done.push(item);
    },
    () => false,
  );
  clearInterval(other);
  expect(done).toEqual(Array.from({ length: 30 }, (_, index) => index));
  expect(turns).toBeGreaterThan(2);
});

test('nothing is done in the turn in which it begins, and nothing more once it is over', async () => {
  const done: number[] = [];
  let isOver = false;
  const end = inSlices(
    [1, 2, 3, 4, 5, 6],
    (item) => done.push(item) && work(10),
    () => isOver,
  );
  expect(done).toEqual([]);
  while (done.length < 2) await new Promise((resolve) => setTimeout(resolve));
  isOver = true;
  await end;
  expect(done.length).toBeLessThan(6);
});
