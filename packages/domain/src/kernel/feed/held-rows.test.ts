import { expect, test } from 'vitest';
import { createRowHolder } from './held-rows';

interface TestRow {
  readonly id: string;
  readonly groupKey: string | null;
  readonly group: object | null;
}

const row = (number: number, more: Partial<TestRow> = {}): TestRow => ({
  id: String(number).padStart(3, '0'),
  groupKey: null,
  group: null,
  ...more,
});
const rows = (...numbers: number[]) => numbers.map((number) => row(number));
const idsOf = ({ shown }: { shown: readonly TestRow[] }) => shown.map(({ id }) => Number(id));

const looked = { isStored: false, isVisible: true };
const stored = { isStored: true, isVisible: true };

test('what is new waits above a stored list that somebody looks at, until they want it', () => {
  const { update, release } = createRowHolder<TestRow>();
  expect(idsOf(update(rows(3, 2), stored))).toEqual([3, 2]);
  expect(update(rows(4, 3, 2), stored)).toMatchObject({ waitingCount: 1 });
  const now = update(rows(5, 4, 3, 2, 1), looked);
  expect(now.waitingCount).toBe(2);
  expect(idsOf(now)).toEqual([3, 2, 1]);
  release();
  expect(update(rows(5, 4, 3, 2, 1), looked)).toEqual({ shown: rows(5, 4, 3, 2, 1), waitingCount: 0 });
});

test('rows that are no longer there go; those that were unknown in between wait', () => {
  const { update } = createRowHolder<TestRow>();
  update(rows(9, 7, 5), stored);
  expect(idsOf(update(rows(10, 9, 8, 5), looked))).toEqual([9, 5]);
});

test('a group that has grown stays where it was', () => {
  const { update } = createRowHolder<TestRow>();
  const group = { count: 2 };
  update([row(9), row(8, { groupKey: 'g', group }), row(7)], stored);
  const grown = row(10, { groupKey: 'g', group });
  expect(idsOf(update([row(11), grown, row(9), row(7)], looked))).toEqual([9, 10, 7]);
});

test('nothing waits where nobody looks, nothing is new, or nothing of the stored list is left', () => {
  const unseen = createRowHolder<TestRow>();
  unseen.update(rows(3, 2), { isStored: true, isVisible: false });
  expect(idsOf(unseen.update(rows(4, 3, 2), { isStored: false, isVisible: false }))).toEqual([4, 3, 2]);
  const same = createRowHolder<TestRow>();
  same.update(rows(3, 2), stored);
  expect(idsOf(same.update(rows(3, 2), looked))).toEqual([3, 2]);
  // From then on new ones are shown as they arrive.
  expect(idsOf(same.update(rows(4, 3, 2), looked))).toEqual([4, 3, 2]);
  const gone = createRowHolder<TestRow>();
  gone.update(rows(3, 2), stored);
  expect(idsOf(gone.update(rows(5, 4), looked))).toEqual([5, 4]);
});
