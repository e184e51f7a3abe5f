import type { StatusId } from '@linnet/api';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyList, queueSummary, type ListState } from './list-state';
import { placeFirst, placeOlder } from './place';
import { placeAhead, showQueue } from './queue';

const ids = (...names: string[]): StatusId[] => names.map((name) => name as StatusId);
type State = ListState<StatusId>;
const empty: State = emptyList;
const shown = (state: State): StatusId[] => state.segments.flat();
const opened = (...names: string[]): State => placeFirst(empty, ids(...names), { page: '2' });

test('what is new stands above, in the order of the server, and leaves no gap', () => {
  const state = placeAhead(opened('c', 'z', 'a'), ids('m', 'b', 'c', 'z'));
  expect(queueSummary(state)).toEqual({ count: 2, needsReload: false });
  expect(shown(showQueue(state, false))).toEqual(ids('m', 'b', 'c', 'z', 'a'));
  expect(showQueue(state, false).older).toEqual({ page: '2' });
});

test('what moves up the page because something went is not new', () => {
  expect(placeAhead(opened('c', 'b', 'a'), ids('c', 'a', 'older'))).toEqual(opened('c', 'b', 'a'));
});

test('a page of which nothing is known offers a reload: between it and the list may be more', () => {
  const state = placeAhead(opened('c', 'b'), ids('z', 'y'));
  expect(queueSummary(state)).toEqual({ count: 2, needsReload: true });
  expect(shown(state)).toEqual(ids('c', 'b'));
});

test('however a list is read and added to, each status stands once and as the server has it', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('new' as const), count: fc.integer({ min: 1, max: 12 }) }),
    fc.constant({ kind: 'look' as const }),
    fc.constant({ kind: 'older' as const }),
    fc.constant({ kind: 'reveal' as const }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let served = Array.from({ length: 30 }, (_, index) => `s${(index * 7) % 31}-${index}` as StatusId);
      let made = 0;
      let state = placeFirst(empty, served.slice(0, 20), { page: '1' });
      for (const one of steps) {
        if (one.kind === 'new') {
          const fresh = Array.from(
            { length: one.count },
            () => `n${(made * 5) % 97}-${(made += 1)}` as StatusId,
          );
          served = [...fresh, ...served];
        } else if (one.kind === 'look') state = placeAhead(state, served.slice(0, 20));
        else if (one.kind === 'older') {
          const at = served.indexOf(shown(state).at(-1) ?? ('' as StatusId)) + 1;
          state = placeOlder(state, served.slice(at, at + 20), { page: String(at) });
        } else if (queueSummary(state).needsReload)
          state = placeFirst(state, served.slice(0, 20), { page: '1' });
        else state = showQueue(state, false);
        const all = [...state.pending.flat(), ...shown(state)];
        expect(new Set(all).size).toBe(all.length);
        const order = all.map((id) => served.indexOf(id));
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }
      // Looking until nothing waits apart leaves no hole.
      state = placeAhead(state, served.slice(0, 20));
      state = queueSummary(state).needsReload
        ? placeFirst(state, served.slice(0, 20), null)
        : showQueue(state, false);
      expect(shown(state)).toEqual(served.slice(0, shown(state).length));
    }),
    { numRuns: 300 },
  );
});
