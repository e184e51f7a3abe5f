import { expect, test } from 'vitest';
import { overBudget, writeReport } from './report';
import type { Run } from './results';
import type { Scenario } from './scenario';

const walking: Scenario = {
  name: 'Walking',
  group: 'scroll',
  about: 'Somebody walks.',
  figures: [{ key: 'time', label: 'to the gate', unit: 'ms', budget: { quarter: 100 } }],
  speeds: ['full', 'quarter'],
  measure: () => Promise.resolve({ time: 1 }),
};

const running: Scenario = {
  ...walking,
  name: 'Running',
  figures: [
    { key: 'gate', label: 'time', column: 'gate', unit: 'ms' },
    { key: 'house', label: 'time', column: 'house', unit: 'ms' },
    { key: 'steps', label: 'steps', column: 'house', unit: 'count' },
  ],
  speeds: ['quarter'],
};

const about = { date: '2026-11-21T00:00:00.000Z', machine: 'a mill', commit: 'abc' };

function run(full: number, quarter: number, commit = 'abc'): Run {
  const key = { scenario: 'Walking', figure: 'time', rounds: 3 };
  return {
    ...about,
    commit,
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

test('shows the results beside those before, and how much they changed', () => {
  const page = writeReport([run(60, 60, 'first'), run(30, 90, 'second')], [walking]);
  expect(page).toContain(
    '| to the gate | 30.0 ms | 60.0 ms | × 0.50 |  | 90.0 ms | 60.0 ms | × 1.50 | ≤ 100 ms |',
  );
  expect(page).toContain(
    '2026-11-21, commit second, on a mill; before: 2026-11-21, commit first, on a mill.',
  );
  expect(page).toContain('Everything is within its budget.');
});

test('says when there is nothing to compare with', () => {
  const page = writeReport([run(30, 90)], [walking]);
  expect(page).toContain('before: nothing to compare with.');
  expect(page).toContain('| to the gate | 30.0 ms |  | new |  | 90.0 ms |  | new | ≤ 100 ms |');
});

test('each scenario is compared with its own run before, and a budget is that of its newest one', () => {
  const key = { scenario: 'Running', speed: 'quarter' as const, rounds: 3 };
  const ran = (value: number): Run => ({
    ...about,
    results: [
      { ...key, figure: 'gate', value },
      { ...key, figure: 'house', value: value * 2 },
      { ...key, figure: 'steps', value: 7 },
    ],
  });
  const page = writeReport([run(1, 120), ran(10), ran(20)], [walking, running]);
  expect(page).toContain('| time | 20.0 ms (10.0 ms, × 2.00) | 40.0 ms (20.0 ms, × 2.00) |');
  expect(page).toContain('| steps |  | 7 (7, × 1.00) |');
  expect(page).toContain('- Walking: to the gate at quarter speed is 120 ms, and may be 100 ms.');
});
