import { expect, test } from 'vitest';
import { overBudget, writeReport } from './report';
import type { Run } from './results';
import type { Scenario } from './scenario';

const walking: Scenario = {
  name: 'Walking',
  about: 'Somebody walks.',
  figures: [{ key: 'time', label: 'to the gate', unit: 'ms', budget: { quarter: 100 } }],
  speeds: ['full', 'quarter'],
  measure: () => Promise.resolve({ time: 1 }),
};

function run(full: number, quarter: number): Run {
  const key = { scenario: 'Walking', figure: 'time', rounds: 3 };
  return {
    date: '2026-11-21T00:00:00.000Z',
    machine: 'a mill',
    commit: 'abc',
    results: [
      { ...key, speed: 'full', value: full },
      { ...key, speed: 'quarter', value: quarter },
    ],
  };
}

test('tells what is over its budget, and only at the speed that has one', () => {
  expect(overBudget(run(500, 100), [walking])).toEqual([]);
  expect(overBudget(run(1, 101), [walking])).toEqual([
    'Walking: to the gate at quarter speed is 101 ms, and may be 100 ms.',
  ]);
});

test('shows how much slower or quicker than the last time it was', () => {
  const page = writeReport({ run: run(30, 90), last: run(60, 60) }, [walking]);
  expect(page).toContain('| to the gate | 30.0 ms |  | × 0.50 | 90.0 ms | ≤ 100 ms | × 1.50 |');
});

test('says when there is nothing to compare with', () => {
  const page = writeReport({ run: run(30, 90), last: null }, [walking]);
  expect(page).toContain('There is no earlier run');
});
