import { expect, test } from 'vitest';
import { resultsOf } from './measure-all';
import type { Scenario } from './scenario';

const scenario: Scenario = {
  name: 'Walking',
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
