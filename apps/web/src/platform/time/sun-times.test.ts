import { expect, test } from 'vitest';
import { nightHours, readPlace } from './sun-times';

/** Minutes of the day in UTC, whatever the time zone of the machine. */
function inUtc(date: Date, latitude: number, longitude: number) {
  const { from, to } = nightHours(date, { latitude, longitude });
  const utc = (minutes: number) => (minutes + date.getTimezoneOffset() + 2880) % 1440;
  return { from: utc(from), to: utc(to) };
}

const time = (hour: number, minute: number) => hour * 60 + minute;
const near = (actual: number, expected: number) => Math.abs(actual - expected) <= 8;

// Times of almanacs, in UTC.
const places = [
  {
    name: 'London in June',
    date: Date.UTC(2026, 5, 21, 12),
    at: [51.5, -0.1],
    sets: time(20, 21),
    rises: time(3, 43),
  },
  {
    name: 'London in December',
    date: Date.UTC(2026, 11, 21, 12),
    at: [51.5, -0.1],
    sets: time(15, 53),
    rises: time(8, 4),
  },
  {
    name: 'Quito in March',
    date: Date.UTC(2026, 2, 20, 12),
    at: [-0.2, -78.5],
    sets: time(23, 24),
    rises: time(11, 17),
  },
  {
    name: 'Sydney in January',
    date: Date.UTC(2026, 0, 10, 2),
    at: [-33.9, 151.2],
    sets: time(9, 9),
    rises: time(18, 55),
  },
] as const;

test.each(places)('the sun sets and rises in $name', ({ date, at: [latitude, longitude], sets, rises }) => {
  const night = inUtc(new Date(date), latitude, longitude);
  expect([near(night.from, sets), near(night.to, rises), night]).toEqual([true, true, night]);
});

test('where the sun does not set there is no night, and where it does not rise there is no day', () => {
  const tromso = { latitude: 69.6, longitude: 18.9 };
  expect(nightHours(new Date(Date.UTC(2026, 5, 21)), tromso)).toEqual({ from: 0, to: 0 });
  expect(nightHours(new Date(Date.UTC(2026, 11, 21)), tromso)).toEqual({ from: 0, to: 1440 });
});

test('without a place the night is from seven to seven', () => {
  expect(nightHours(new Date(), null)).toEqual({ from: 1140, to: 420 });
  expect(
    [null, 'x', {}, { latitude: 91, longitude: 0 }, { latitude: '1', longitude: 0 }].map(readPlace),
  ).toEqual([null, null, null, null, null]);
  expect(readPlace({ latitude: 52, longitude: 13 })).toEqual({ latitude: 52, longitude: 13 });
});
