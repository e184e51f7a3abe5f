import { expect, test } from 'vitest';
import { resultsOf, turnsOf } from './measure-all';
import type { Scenario } from './scenario';

const scenario: Scenario = {
  name: 'Walking',
  group: 'scroll',
  about: 'Somebody walks.',
  figures: [{ key: 'steps', label: 'steps', unit: 'count' }],
  speeds: ['full'],
  measure: () => Promise.resolve({ steps: 1 }),
};

test('keeps the median of the rounds', () => {
  const [result] = resultsOf(scenario, 'full', [{ steps: 3 }, { steps: 9 }, { steps: 4 }]);
  expect(result).toEqual({ scenario: 'Walking', figure: 'steps', speed: 'full', value: 4, rounds: 3 });
});

test('fails when a round did not give a figure', () => {
  expect(() => resultsOf(scenario, 'full', [{ steps: 3 }, {}])).toThrow(
    '"steps" at full speed was not measured',
  );
});

test('fails when there was no round', () => {
  expect(() => resultsOf(scenario, 'full', [])).toThrow('was not measured');
});

test('the scenarios and speeds of a group take turns, round by round', () => {
  const both: Scenario = { ...scenario, name: 'Running', group: 'start', speeds: ['full', 'quarter'] };
  const rare: Scenario = { ...scenario, name: 'Leaping', group: 'start', maxRounds: 1 };
  const turns = turnsOf([scenario, both, rare], 2);
  expect(turns.map((turn) => `${turn.scenario.name} ${turn.speed} ${turn.round}/${turn.rounds}`)).toEqual([
    'Running full 1/2',
    'Running quarter 1/2',
    'Leaping full 1/1',
    'Running full 2/2',
    'Running quarter 2/2',
    'Walking full 1/2',
    'Walking full 2/2',
  ]);
});

test('the rounds of a group are its own when no number is given', () => {
  const start: Scenario = { ...scenario, group: 'start' };
  expect(turnsOf([start])).toHaveLength(8);
  expect(turnsOf([scenario])).toHaveLength(5);
});
