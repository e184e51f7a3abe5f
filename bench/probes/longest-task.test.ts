import { expect, test } from 'vitest';
import { longestOf } from './longest-task';

const event = (name: string, ts: number, dur: number) => ({ name, ts, dur, tdur: dur });

test('a task is as long as the processor worked for it, without the collection of garbage in it', () => {
  const events = [
    { ...event('RunTask', 0, 90_000), tdur: 30_000 },
    event('MajorGC', 210_000, 15_000),
    event('MinorGC', 212_000, 2000),
    event('RunTask', 200_000, 40_000),
    event('RunTask', 205_000, 1000),
    event('MinorGC', 230_000, 5000),
  ];
  expect(longestOf(events)).toEqual({ work: 30, collection: 20 });
});

test('a trace without a task is no result', () => {
  expect(() => longestOf([])).toThrow('The trace has no task of the page.');
});
