import { expect, test } from 'vitest';
import { readKeptPage } from './read-kept-page';

const place = (more: object) =>
  JSON.stringify({ k1: { top: 4000, anchor: { id: '7', offset: 0 }, ...more } });

test('the page at which this entry was left is asked for', () => {
  const stored = place({ anchor: { id: 'A7', offset: 0, page: { max_id: 'A&8' } } });
  expect(readKeptPage(stored, { key: 'k1' })).toBe('&max_id=A%268');
  expect(readKeptPage(stored, { key: 'k2' })).toBe('');
  expect(readKeptPage(stored, null)).toBe('');
});

test.each([
  ['the top of the list', place({ top: 0, anchor: { id: '7', offset: 0, page: { max_id: '8' } } })],
  ['a row without a page', place({})],
  ['a page with a cursor of the server', place({ anchor: { id: '7', offset: 0, page: { before: 'x' } } })],
  ['a damaged page', place({ anchor: { id: '7', offset: 0, page: { max_id: 8 } } })],
  ['a damaged place', '{"k1":null}'],
  ['a damaged record', '{'],
  ['no record', null],
])('%s leads to the first page', (_, stored) => {
  expect(readKeptPage(stored, { key: 'k1' })).toBe('');
});
