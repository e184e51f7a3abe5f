import { expect, test, vi } from 'vitest';
import { createTable } from './table';

interface Row {
  count: number;
  on: boolean;
  tags: readonly string[];
}
const row: Row = { count: 1, on: false, tags: ['a'] };

test('a reader of one id hears about that id and no other', () => {
  const table = createTable<string, Row>();
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  table.subscribe('1', first);
  table.subscribe('2', second);
  table.put('1', row);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});

test('news that says nothing new wakes nobody and keeps the object', () => {
  const table = createTable<string, Row>();
  table.put('1', row);
  const before = table.get('1');
  const listener = vi.fn<() => void>();
  table.subscribe('1', listener);
  table.put('1', { count: 1, on: false, tags: ['a'] });
  expect(listener).not.toHaveBeenCalled();
  expect(table.get('1')).toBe(before);
});

test('a wish is shown over the fact, follows its changes, and leaves it as it is when lifted', () => {
  const table = createTable<string, Row>();
  table.put('1', row);
  const lift = table.overlay('1', (fact) => ({ ...fact, on: true, count: fact.count + 1 }));
  expect(table.get('1')).toMatchObject({ on: true, count: 2 });
  expect(table.get('1')).toBe(table.get('1'));
  table.put('1', { ...row, count: 10 });
  expect(table.get('1')).toMatchObject({ on: true, count: 11 });
  lift();
  expect(table.get('1')).toMatchObject({ on: false, count: 10 });
});

test('what nobody holds, reads or wishes about is dropped', () => {
  const table = createTable<string, Row>();
  for (const id of ['held', 'read', 'wished', 'idle']) table.put(id, row);
  table.subscribe('read', () => {});
  table.overlay('wished', (fact) => fact);
  expect(table.sweep((id) => id === 'held')).toBe(1);
  expect(table.get('idle')).toBeUndefined();
  expect(table.size).toBe(3);
});
