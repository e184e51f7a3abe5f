import { afterEach, expect, test } from 'vitest';
import {
  earliestSchedule,
  expirySeconds,
  expiryRange,
  isTooSoon,
  localMoment,
  readLocalMoment,
  splitDuration,
} from './schedule';

const NOW = Date.parse('2026-03-29T00:10:30.000Z');
const zone = process.env['TZ'];

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const inMinutes = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString();

test('a post has to be more than five minutes ahead, and at a moment that is one', () => {
  expect(isTooSoon(inMinutes(-1), NOW)).toBe(true);
  expect(isTooSoon(inMinutes(5), NOW)).toBe(true);
  expect(isTooSoon(inMinutes(5.1), NOW)).toBe(false);
  expect(isTooSoon('tomorrow', NOW)).toBe(true);
});

test('the earliest moment that is offered is a full minute and still stands after a minute of writing', () => {
  const earliest = earliestSchedule(NOW);
  expect(earliest % 60_000).toBe(0);
  expect(isTooSoon(new Date(earliest).toISOString(), NOW + 60_000)).toBe(false);
});

test.each(['UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Kiritimati'])(
  'what a field shows in %s is read as the moment it was made of',
  (place) => {
    process.env['TZ'] = place;
    for (const moment of [
      '2026-03-28T23:30:00.000Z',
      '2026-07-01T12:05:00.000Z',
      '2026-12-31T23:59:00.000Z',
    ]) {
      expect(readLocalMoment(localMoment(Date.parse(moment)))).toBe(moment);
    }
  },
);

test('a field shows the time of the place', () => {
  process.env['TZ'] = 'Europe/Berlin';
  expect(localMoment(Date.parse('2026-07-01T12:05:00.000Z'))).toBe('2026-07-01T14:05');
});

test('half a date is none', () => {
  expect(readLocalMoment('')).toBeNull();
  expect(readLocalMoment('2026-07-01')).toBeNull();
  expect(readLocalMoment('2026-13-41T25:00')).toBeNull();
  expect(localMoment(Number.NaN)).toBe('');
});

test('a post lives for more than ten minutes', () => {
  expect(expiryRange('minutes').min).toBe(11);
  expect(expiryRange('hours').min).toBe(1);
  expect(expirySeconds(5, 'minutes')).toBe(660);
  expect(expirySeconds(Number.NaN, 'hours')).toBe(3600);
  expect(expirySeconds(99_999, 'days')).toBe(3650 * 86_400);
});

test('how long a post lives is said in the largest unit that fits', () => {
  expect(splitDuration(7 * 86_400)).toEqual({ amount: 7, unit: 'days' });
  expect(splitDuration(36 * 3600)).toEqual({ amount: 36, unit: 'hours' });
  expect(splitDuration(5400)).toEqual({ amount: 90, unit: 'minutes' });
});

test('24 hours stay 24 hours for somebody who counts in hours', () => {
  expect(splitDuration(86_400, 'hours')).toEqual({ amount: 24, unit: 'hours' });
  expect(splitDuration(5400, 'hours')).toEqual({ amount: 90, unit: 'minutes' });
});
