import { expect, test } from 'vitest';
import { compareIds, idAfter } from './ids';

const ids = [
  '109876543210987699',
  'AkTKWzzzzz9Zaz',
  '0190f5a2-7c3e-7d44-9c1b-ffffffffffff',
  '01HZXZ8PZZZZZZZZZZZZZZZZZZ',
  '7',
];

test('the next id is above an id of every kind of server, and keeps its form', () => {
  for (const id of ids) {
    const next = idAfter(id) ?? '';
    expect(compareIds(next, id)).toBeGreaterThan(0);
    expect(next).toHaveLength(id.length);
  }
  expect(ids.map(idAfter)).toEqual([
    '109876543210987700',
    'AkTKWzzzzz9Zb0',
    '0190f5a2-7c3e-7d44-9c1c-000000000000',
    '01HZXZ8Q000000000000000000',
    '8',
  ]);
});

test('of an id of unknown form, or the last of its length, there is no next one', () => {
  expect(idAfter('at://nest.example/post')).toBeNull();
  expect(idAfter('999')).toBeNull();
});
