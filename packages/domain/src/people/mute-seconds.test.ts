import { expect, test } from 'vitest';
import { muteSeconds, type MuteUnit } from './mute-ends';

const cases: readonly [string, MuteUnit, number | null][] = [
  ['0', 'minutes', 0],
  ['', 'days', 0],
  ['5', 'minutes', 300],
  ['2', 'hours', 7200],
  ['1.5', 'hours', 5400],
  ['3', 'days', 259_200],
  ['-1', 'days', null],
  ['soon', 'hours', null],
  ['Infinity', 'hours', null],
];

test.each(cases)('%s %s of a mute are %s seconds [3.5.001, 3.9.003]', (amount, unit, seconds) => {
  expect(muteSeconds(amount, unit)).toBe(seconds);
});
