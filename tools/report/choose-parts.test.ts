import { expect, test } from 'vitest';
import commands from '../commands/commands.json' with { type: 'json' };
import { UsageError } from '../run/options';
import { checkParts } from './check-parts';
import { chooseParts } from './choose-parts';
import { passedPart } from './part';

const parts = ['unit tests', 'types', 'lint', 'dead code'].map((name) => ({
  name,
  run: async () => passedPart,
}));
const chosen = (words: string) => chooseParts(parts, words).map(({ name }) => name);

test('takes the parts that are named, by the beginning of their names, in their own order', () => {
  expect(chosen('lint,types')).toEqual(['types', 'lint']);
  expect(chosen('dead-code, unit tests')).toEqual(['unit tests', 'dead code']);
  expect(chosen('unit')).toEqual(['unit tests']);
});

test('names the part that it does not know, and those that there are', () => {
  expect(() => chosen('types,layer')).toThrow(UsageError);
  expect(() => chosen('types,layer')).toThrow(/"layer" is none of: unit-tests, types, lint, dead-code/);
  expect(() => chosen('')).toThrow(UsageError);
});

test('what the command says of itself names every part', () => {
  const help = commands.check.options.find(({ name }) => name === 'only')?.help ?? '';
  const said = (help.split(' ').at(-1) ?? '').split(',');
  const names = checkParts().map(({ name }) => name.replaceAll(' ', '-'));
  expect(said.toSorted()).toEqual(names.toSorted());
});
