import { keyList } from '@linnet/domain/keys';
import { expect, test } from 'vitest';
import english from '../../locales/en.json';
import { statusActions } from '../status-actions/status-actions';

const keyIds: readonly string[] = keyList.filter(({ group }) => group === 'status').map(({ id }) => id);
const actionIds: readonly string[] = statusActions.map(({ id }) => id);

const inOneOnly = (keys: readonly string[], actions: readonly string[]): string[] => [
  ...keys.filter((id) => !actions.includes(id)),
  ...actions.filter((id) => !keys.includes(id)),
];

test('every key of a post is one of its actions, and every action is in the list of keys', () => {
  expect(inOneOnly(keyIds, actionIds)).toEqual([]);
});

test('an action in only one of the two lists is found', () => {
  expect(inOneOnly([...keyIds, 'translate'], actionIds)).toEqual(['translate']);
  expect(inOneOnly(keyIds, [...actionIds, 'translate'])).toEqual(['translate']);
});

test('what every key does is said in words', () => {
  expect(keyList.filter(({ id }) => !Object.hasOwn(english, `keys.${id}`))).toEqual([]);
});
