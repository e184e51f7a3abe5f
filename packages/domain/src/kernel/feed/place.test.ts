import type { StatusId } from '@linnet/api';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillGap } from './gaps';
import { compareIds } from './ids';
import { emptyList, newest, queueSummary, type ListState } from './list-state';
import { placeFirst, placeOlder } from './place';
import { placeNewer } from './place-newer';
import { enqueue, placeOwn, showQueue, removeQueued } from './queue';

const id = (number: number): StatusId => String(number).padStart(6, '0') as StatusId;
/** Ids from `newest` down to `oldest`, as a server sends them. */
const page = (from: number, to: number): StatusId[] =>
  Array.from({ length: from - to + 1 }, (_, index) => id(from - index));
type State = ListState<StatusId>;
const empty: State = emptyList;
const shown = (state: State): StatusId[] => state.segments.flat();
const opened = (from: number, to: number): State => placeFirst(empty, page(from, to), { max_id: id(to) });

test('orders ids of any server by time', () => {
  expect(compareIds('9', '10')).toBeLessThan(0);
  expect(compareIds('AjxKqvR8vF3nPzdWme', 'AjxKqvR8vF3nPzdWmf')).toBeLessThan(0);
  expect(compareIds('same', 'same')).toBe(0);
});

test('a first page without statuses is an empty list that has ended', () => {
  expect(placeFirst(empty, page(0, 1), null)).toMatchObject({ segments: [], ended: true, opened: true });
});

test('an older page goes to the end, each status once', () => {
  const state = placeOlder(opened(40, 21), [id(21), ...page(20, 1)], { max_id: id(1) });
  expect(shown(state)).toEqual(page(40, 1));
  expect(state.ended).toBe(false);
});

test('a server that sends the same page again ends the list instead of looping', () => {
  const state = placeOlder(opened(20, 1), page(20, 1), { max_id: id(1) });
  expect(state).toMatchObject({ ended: true, older: null });
});

test('new statuses wait above and are counted [2.2.032]', () => {
  const state = [id(21), id(22), id(21)].reduce(enqueue, opened(20, 1));
  expect(shown(state)).toEqual(page(20, 1));
  expect(queueSummary(state)).toEqual({ count: 2, needsReload: false });
  expect(newest(state)).toBe(id(22));
});

test('hidden ones are not counted, but what waits over a gap may hold more than is known', () => {
  const isHidden = (one: StatusId): boolean => one !== id(22);
  const state = [id(21), id(22), id(23)].reduce(enqueue, opened(20, 1));
  expect(queueSummary(state, isHidden)).toEqual({ count: 1, needsReload: false });
  const apart = placeNewer(opened(20, 1), page(60, 41), { since: id(20), isAll: true });
  expect(queueSummary(apart, isHidden)).toEqual({ count: 20, needsReload: true });
});

test('a status told again, or one from below what is shown, is not counted as new', () => {
  const state = opened(40, 21);
  expect(enqueue(state, id(30))).toBe(state);
  expect(enqueue(state, id(3))).toBe(state);
});

test('revealing shows the newest fifty and lets the rest be loaded again [2.2.038]', () => {
  const long = placeOlder(opened(60, 41), page(40, 1), { max_id: id(1) });
  const state = showQueue([id(61), id(62)].reduce(enqueue, long));
  expect(shown(state)).toEqual(page(62, 13));
  expect(state.older).toEqual({ max_id: id(13) });
  expect(queueSummary(state).count).toBe(0);
});

test('twenty or more at once stay apart: the button offers a reload and a gap is left', () => {
  const state = placeNewer(opened(20, 1), page(100, 81), { since: id(20), isAll: true });
  expect(queueSummary(state)).toEqual({ count: 20, needsReload: true });
  expect(shown(state)).toEqual(page(20, 1));
  const after = showQueue(state);
  expect(after.segments).toEqual([page(100, 81), page(20, 1)]);
});

test('of what waits unread for a day the newest is kept, above a gap that can be filled', () => {
  const state = page(1200, 21).toReversed().reduce(enqueue, opened(20, 1));
  expect(queueSummary(state).count).toBeLessThanOrEqual(1000);
  expect(queueSummary(state).needsReload).toBe(true);
  const after = showQueue(state);
  expect(after.segments).toEqual([page(1200, 1151)]);
  expect(after.older).toEqual({ max_id: id(1151) });
});

test('what was heard below a page that does not reach it has holes on both sides', () => {
  const heard = enqueue(opened(20, 1), id(30));
  const state = placeNewer(heard, page(100, 61), { since: id(20), isAll: false });
  expect(state.pending).toEqual([page(100, 61), [id(30)]]);
  expect(showQueue(state).segments).toEqual([page(100, 61), [id(30)], page(20, 12)]);
  const own = placeNewer(placeOwn(opened(20, 1), id(30)), page(100, 61), { since: id(20), isAll: false });
  expect(own.segments).toEqual([[id(30)], page(20, 1)]);
  expect(own).toMatchObject({ pending: [page(100, 61)], pendingJoined: false });
});

test('a full page whose lowest was heard before may have a hole beneath it all the same', () => {
  const heard = enqueue(opened(20, 1), id(61));
  const state = showQueue(placeNewer(heard, page(100, 61), { since: id(20), isAll: false }));
  expect(state.segments).toEqual([page(100, 61), page(20, 11)]);
});

test('a few that were missed continue the list without a gap', () => {
  const state = showQueue(placeNewer(opened(20, 1), page(25, 21), { since: id(20), isAll: true }));
  expect(state.segments).toEqual([page(25, 1)]);
});

test('a gap fills from its upper end and closes when it reaches what lies below', () => {
  const apart = showQueue(placeNewer(opened(20, 1), page(60, 41), { since: id(20), isAll: true }));
  const half = fillGap(apart, id(41), page(40, 31));
  expect(half.segments).toEqual([page(60, 31), page(20, 1)]);
  const whole = fillGap(half, id(31), page(30, 15));
  expect(whole.segments).toEqual([page(60, 1)]);
});

test('a gap that turns out to hold nothing closes', () => {
  const apart = showQueue(placeNewer(opened(20, 1), page(60, 41), { since: id(20), isAll: true }));
  expect(fillGap(apart, id(41), page(20, 10)).segments).toEqual([[...page(60, 41), ...page(20, 1)]]);
});

test('a deleted status no longer waits; a shown one keeps its place for the tombstone', () => {
  const state = enqueue(opened(20, 1), id(21));
  expect(queueSummary(removeQueued(state, id(21))).count).toBe(0);
  expect(removeQueued(state, id(5))).toBe(state);
});

test('an own post is shown at once; those that wait stay below it', () => {
  expect(shown(placeOwn(opened(20, 1), id(30)))[0]).toBe(id(30));
  const busy = placeOwn(enqueue(opened(20, 1), id(25)), id(30));
  expect(shown(busy)).toEqual([id(30), ...page(20, 1)]);
  expect(queueSummary(busy)).toEqual({ count: 1, needsReload: false });
  expect(showQueue(busy).segments).toEqual([[id(30), id(25), ...page(20, 1)]]);
});

test('an own post takes nothing from a long list, in which somebody may be far down', () => {
  expect(shown(placeOwn(opened(200, 1), id(300)))).toHaveLength(201);
});

test('an own post waits where others are missing between those that wait and those that are shown', () => {
  const apart = placeOwn(placeNewer(opened(20, 1), page(100, 61), { since: id(20), isAll: false }), id(200));
  expect(shown(apart)[0]).toBe(id(20));
  expect(showQueue(apart).segments[0]?.[0]).toBe(id(200));
});

test('an own post is shown above a gap where the list was opened in its middle', () => {
  const state = placeOwn({ ...opened(20, 1), pendingJoined: false, gapAbove: true }, id(30));
  expect(state.segments).toEqual([[id(30)], page(20, 1)]);
});

test('an own post that the socket brought first is shown by the answer', () => {
  expect(shown(placeOwn(enqueue(opened(20, 1), id(30)), id(30)))[0]).toBe(id(30));
});

test('whatever arrives in whatever order: each segment is sorted, nothing stands twice', () => {
  const ids = fc.integer({ min: 1, max: 300 });
  const step = fc.oneof(
    ids.map((number) => (state: State) => enqueue(state, id(number))),
    ids.map((number) => (state: State) => placeOwn(state, id(number))),
    fc.tuple(fc.array(ids, { maxLength: 40 }), ids).map(
      ([numbers, since]) =>
        (state: State) =>
          placeNewer(state, numbers.map(id), { since: id(since), isAll: numbers.length < 40 }),
    ),
    fc.constant(showQueue),
    ids.map((number) => (state: State) => removeQueued(state, id(number))),
    fc.array(ids, { maxLength: 20 }).map((numbers) => (state: State) => {
      const above = state.segments[0]?.at(-1);
      return above === undefined ? state : fillGap(state, above, numbers.map(id));
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const end = steps.reduce((state, change) => change(state), opened(120, 101));
      const all = [...end.segments, ...end.pending].flat();
      expect(new Set(all).size).toBe(all.length);
      for (const segment of [...end.segments, ...end.pending]) {
        expect(segment).toEqual([...segment].sort((a, b) => compareIds(b, a)));
        expect(segment.length).toBeGreaterThan(0);
      }
    }),
  );
});
