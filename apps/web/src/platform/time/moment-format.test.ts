import { expect, test } from 'vitest';
import { momentFormat } from './moment-format';

const now = new Date(2026, 10, 21, 18, 0).getTime();

function read(then: Date, clock: '12h' | '24h', long = false): string {
  const format = momentFormat({ moment: then.getTime(), now, clock, long });
  return new Intl.DateTimeFormat('en', format).format(then).replaceAll('\u202f', ' ');
}

test('on its own day a moment is a time, with the clock that the person reads', () => {
  expect(read(new Date(2026, 10, 21, 14, 5), '24h')).toBe('14:05');
  expect(read(new Date(2026, 10, 21, 14, 5), '12h')).toBe('2:05 PM');
  expect(read(new Date(2026, 10, 21, 0, 5), '24h')).toBe('00:05');
});

test('on another day of the year it has the day, in another year the year too', () => {
  expect(read(new Date(2026, 2, 3, 9, 30), '24h')).toBe('Mar 3, 09:30');
  expect(read(new Date(2025, 2, 3, 9, 30), '24h')).toBe('Mar 3, 2025, 09:30');
});

test('the full form has every part', () => {
  expect(read(new Date(2026, 10, 21, 14, 5), '24h', true)).toBe('Saturday, Nov 21, 2026, 14:05');
});
