import type { EmojiGroup } from '@linnet/domain/emoji';
import { expect, test } from 'vitest';
import { emojiAt, firstCell, gridHeight, gridRows, cellAfterKey, rowAt } from './grid-layout';

function group(name: string, count: number): EmojiGroup {
  const emoji = Array.from({ length: count }, (_, place) => {
    return { kind: 'custom', shortcode: `${name}${place}`, url: '', staticUrl: '', keywords: '' } as const;
  });
  return { id: name, title: { kind: 'custom', name }, emoji };
}

// a: heading, 3 rows (4, 4, 2); b: heading, 1 row (3).
const rows = gridRows([group('a', 10), group('b', 3)], { cell: 36, heading: 30, columns: 4 });
const at = (row: number, column: number) => {
  const emoji = emojiAt(rows, { row, column });
  return emoji?.kind === 'custom' ? emoji.shortcode : undefined;
};
const usual = { rowsPerPage: 2, direction: 'ltr', wholeGrid: false } as const;
const moved = ([row, column]: [number, number], key: string, change = {}) => {
  const place = cellAfterKey(rows, { row, column }, { ...usual, ...change, key });
  return place === null ? null : at(place.row, place.column);
};

test('rows know where they stand', () => {
  expect(rows.map(({ kind, top }) => [kind, top])).toEqual([
    ['heading', 0],
    ['emoji', 30],
    ['emoji', 66],
    ['emoji', 102],
    ['heading', 138],
    ['emoji', 168],
  ]);
  expect(gridHeight(rows)).toBe(204);
  expect([0, 29, 30, 101, 102, 5000].map((offset) => rowAt(rows, offset))).toEqual([0, 0, 1, 2, 3, 5]);
  expect(gridHeight([])).toBe(0);
});

test('arrows go over the ends of rows and over headings, and stay at the edges', () => {
  expect(moved([1, 1], 'ArrowRight')).toBe('a2');
  expect(moved([1, 3], 'ArrowRight')).toBe('a4');
  expect(moved([3, 1], 'ArrowRight')).toBe('b0');
  expect(moved([5, 0], 'ArrowLeft')).toBe('a9');
  expect(moved([1, 0], 'ArrowLeft')).toBe('a0');
  expect(moved([5, 2], 'ArrowRight')).toBe('b2');
  expect(moved([2, 3], 'ArrowDown')).toBe('a9');
  expect(moved([3, 1], 'ArrowDown')).toBe('b1');
  expect(moved([5, 2], 'ArrowDown')).toBe('b2');
  expect(moved([5, 2], 'ArrowUp')).toBe('a9');
});

test('up out of the first row leads out of the grid', () => {
  expect(moved([1, 2], 'ArrowUp')).toBeNull();
  expect(moved([1, 2], 'x')).toBeNull();
});

test('Home and End lead to the ends of the row, or of everything; page keys by pages', () => {
  expect(moved([2, 2], 'Home')).toBe('a4');
  expect(moved([2, 2], 'End')).toBe('a7');
  expect(moved([2, 2], 'Home', { wholeGrid: true })).toBe('a0');
  expect(moved([2, 2], 'End', { wholeGrid: true })).toBe('b2');
  expect(moved([1, 2], 'PageDown')).toBe('a9');
  expect(moved([3, 1], 'PageDown')).toBe('b1');
  expect(moved([5, 1], 'PageUp')).toBe('a5');
  expect(moved([1, 1], 'PageUp')).toBe('a1');
});

test('in right-to-left the arrows mean what they show', () => {
  expect(moved([1, 1], 'ArrowLeft', { direction: 'rtl' })).toBe('a2');
  expect(moved([1, 1], 'ArrowRight', { direction: 'rtl' })).toBe('a0');
});

test('there is a first place where there is anything', () => {
  expect(firstCell(rows)).toEqual({ row: 1, column: 0 });
  expect(firstCell([])).toBeNull();
});
