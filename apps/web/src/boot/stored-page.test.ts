import { expect, test } from 'vitest';
import { readStoredPosition } from './plan-requests';

const pageOf = (...stored: Parameters<typeof readStoredPosition>) => readStoredPosition(...stored).page.query;

const left = (more: object) => JSON.stringify({ k1: { top: 4000, anchor: { id: '7', offset: 0 }, ...more } });

test('the page at which this history entry was left is requested', () => {
  const stored = left({ anchor: { id: 'A7', offset: 0, page: { max_id: 'A&8' } } });
  expect(pageOf(stored, { key: 'k1' })).toBe('&max_id=A%268');
  expect(pageOf(stored, { key: 'k2' })).toBe('');
  expect(pageOf(stored, null)).toBe('');
});

test.each([
  ['the top of the list', left({ top: 0, anchor: { id: '7', offset: 0, page: { max_id: '8' } } })],
  ['a row without a page', left({})],
  ['a page with a cursor of the server', left({ anchor: { id: '7', offset: 0, page: { before: 'x' } } })],
  ['a damaged page', left({ anchor: { id: '7', offset: 0, page: { max_id: 8 } } })],
  ['a damaged position', '{"k1":null}'],
  ['a damaged record', '{'],
  ['no record', null],
])('%s leads to the first page', (_, stored) => {
  expect(pageOf(stored, { key: 'k1' })).toBe('');
});
