import { expect, test } from 'vitest';
import { type IdForm, timeOfUuid, newIds } from './ids';

const NOW = Date.parse('2026-11-20T12:00:00Z');

test.each<[IdForm, RegExp]>([
  ['flake', /^[0-9A-Za-z]{18}$/],
  ['snowflake', /^1\d{17}$/],
  ['uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/],
])('ids of the form %s look so, differ, and sort by time as text', (form, spelling) => {
  const told = newIds(form, true);
  const living = newIds(form, false);
  const moments = Array.from({ length: 400 }, (_unused, index) => NOW - (400 - index) * 61_007);
  const past = moments.map((ms) => told.at(ms));
  const present = Array.from({ length: 40_000 }, () => living.next(NOW));
  const all = [...past, ...present];
  expect(all.every((id) => spelling.test(id))).toBe(true);
  expect(new Set(all).size).toBe(all.length);
  expect([...all].sort()).toEqual(all);
  // The clock went back: what is new comes last all the same.
  const later = living.next(NOW - 5000);
  expect(later > (all.at(-1) ?? '')).toBe(true);
  // Of one moment, what is told now differs from what the seed told.
  expect(living.at(NOW)).not.toBe(newIds(form, true).at(NOW));
});

test('the moment stands in an id of version 7', () => {
  expect(timeOfUuid(newIds('uuid', false).next(NOW))).toBe(NOW);
});
