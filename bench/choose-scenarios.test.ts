import { expect, test } from 'vitest';
import { chooseScenarios, groupNamed, scenarios } from './scenarios/scenarios';

const namesOf = (options: Parameters<typeof chooseScenarios>[0]) =>
  chooseScenarios(options).map(({ name }) => name);

test('scenarios are chosen by a part of their name', () => {
  expect(namesOf({ text: 'VISITS' })).toEqual(['Start, visits signed out', 'Start, visits home']);
  expect(namesOf({ text: 'nothing like this' })).toEqual([]);
  expect(chooseScenarios()).toEqual(scenarios);
});

test('a group is chosen by its name, and some of it by a part of theirs', () => {
  expect(namesOf({ group: 'start' })).toEqual([
    'Start, signed out',
    'Start, home',
    'Start, visits signed out',
    'Start, visits home',
    'Start, parts signed out',
    'Start, parts home',
  ]);
  expect(namesOf({ group: 'start', text: 'parts h' })).toEqual(['Start, parts home']);
  expect(namesOf({ group: 'start', text: 'scroll' })).toEqual([]);
  expect(groupNamed('start')).toBe('start');
  expect(groupNamed('visits')).toBeUndefined();
});

test('no two figures of a scenario have one key, and no two scenarios one name', () => {
  for (const { figures } of scenarios) {
    const keys = figures.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  }
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
});
