import { expect, test } from 'vitest';
import { addRun, readRuns, writeRuns, type Run } from './results';

function run(commit: string, ...scenarios: string[]): Run {
  return {
    date: '2026-11-21T00:00:00.000Z',
    machine: 'a mill',
    commit,
    results: scenarios.map((scenario) => ({
      scenario,
      figure: 'time',
      speed: 'quarter',
      value: 1.5,
      rounds: 3,
    })),
  };
}

const namesOf = (runs: readonly Run[]) =>
  runs.map(({ commit, results }) => [commit, ...results.map(({ scenario }) => scenario)].join(' '));

test('a run with some of the scenarios leaves the results of the others', () => {
  expect(namesOf(addRun([run('1', 'start', 'scroll')], run('2', 'start')))).toEqual([
    '1 start scroll',
    '2 start',
  ]);
});

test('of each scenario the newest two measurements stay', () => {
  const runs = [run('1', 'start', 'scroll'), run('2', 'start')];
  expect(namesOf(addRun(runs, run('3', 'start')))).toEqual(['1 scroll', '2 start', '3 start']);
  expect(namesOf(addRun(addRun(runs, run('3', 'start')), run('4', 'scroll', 'start')))).toEqual([
    '1 scroll',
    '3 start',
    '4 scroll start',
  ]);
});

test('what is stored can be read again', () => {
  const runs = [run('1', 'start', 'scroll'), run('2', 'start')];
  expect(readRuns(JSON.parse(writeRuns(runs)))).toEqual(runs);
  expect(writeRuns(runs)).toContain(
    '\n    {"scenario":"start","figure":"time","speed":"quarter","value":1.5,"rounds":3},\n',
  );
  expect(readRuns(null)).toEqual([]);
});
