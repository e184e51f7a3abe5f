import { expect, test } from 'vitest';
import { relativeTime } from './relative-time';

const now = Date.UTC(2026, 10, 21, 12);
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [47 * second, 40, 'second'],
  [minute, 1, 'minute'],
  [59 * minute + 59 * second, 59, 'minute'],
  [hour, 1, 'hour'],
  [23.9 * hour, 23, 'hour'],
  [6.9 * day, 6, 'day'],
  [7 * day, 1, 'week'],
  [29 * day, 4, 'week'],
  [30 * day, 1, 'month'],
  [365 * day, 12, 'month'],
  [365.25 * day, 1, 'year'],
])('%d ms ago reads as %d %s [2.9.019, 3.9.006]', (age, amount, unit) => {
  expect(relativeTime(now - age, now)).toMatchObject({ state: 'past', amount, unit });
});

test('the last second is now [2.9.020, 3.9.006]', () => {
  expect(relativeTime(now, now).state).toBe('now');
  expect(relativeTime(now - 999, now).state).toBe('now');
  expect(relativeTime(now - second, now)).toMatchObject({ state: 'past', amount: 1, unit: 'second' });
});

test('what is a little in the future, because clocks differ, is now', () => {
  expect(relativeTime(now + 9 * second, now)).toEqual({ state: 'now', changesAt: now + 10 * second });
  expect(relativeTime(now + 10 * second, now)).toMatchObject({ state: 'future', amount: 10, unit: 'second' });
});

test('the text is another one at the moment it announces, and the same just before', () => {
  const ages = [29 * day, 364 * day];
  for (let age = 0; age < 800 * day; age = age * 1.37 + 777) ages.push(age);
  for (const age of ages) {
    const at = now - Math.round(age);
    const reading = relativeTime(at, now);
    const before = relativeTime(at, reading.changesAt - 1);
    const then = relativeTime(at, reading.changesAt);
    expect({ ...before, changesAt: 0 }).toEqual({ ...reading, changesAt: 0 });
    expect({ ...then, changesAt: 0 }).not.toEqual({ ...reading, changesAt: 0 });
  }
});
