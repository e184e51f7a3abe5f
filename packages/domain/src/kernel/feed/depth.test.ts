import type { Cursor } from '@linnet/api';
import { expect, test } from 'vitest';
import { createPageEnds } from './depth';

const timed = (at: number): string => `2026-11-20T15:53:${String(at).padStart(2, '0')}.000Z/follow/0a`;
const rowsOf = (ids: readonly string[]) => ids.map((id) => ({ id }));
const down = (from: number, to: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, at) => from - at);

test('where an id can stand in for a cursor, a list that is too long ends at its most', () => {
  const ends = createPageEnds();
  expect(ends.cut(rowsOf(['9', '8', '7', '6']), 3)).toEqual({
    rows: rowsOf(['9', '8', '7']),
    older: { max_id: '7' },
  });
});

test('elsewhere it ends where the lowest page ended that leaves it short enough, and goes on from there', () => {
  const ends = createPageEnds();
  const page = (from: number, to: number, older: Cursor | null) =>
    ends.note({ items: down(from, to).map((at) => ({ id: timed(at) })), older });
  page(50, 41, { before: '41' });
  page(40, 31, { before: '31' });
  page(30, 21, { before: '21' });
  page(20, 11, null);
  const rows = rowsOf(down(50, 11).map(timed));
  const cut = ends.cut(rows, 35);
  expect(cut?.older).toEqual({ before: '21' });
  expect(cut?.rows).toEqual(rows.slice(0, 30));
  // What came above since counts too.
  expect(ends.cut(rowsOf(down(59, 11).map(timed)), 35)?.older).toEqual({ before: '31' });
});
