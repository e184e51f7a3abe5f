import { expect, test } from 'vitest';
import { chooseScenarios, scenarios } from './scenarios/scenarios';

test('scenarios are chosen by a part of their name', () => {
  expect(chooseScenarios('VISITS').map(({ name }) => name)).toEqual([
    'Start, visits of a visitor',
    'Start, visits home',
  ]);
  expect(chooseScenarios('nothing like this')).toEqual([]);
  expect(chooseScenarios()).toEqual(scenarios);
});
