import { keyList } from '@linnet/domain/keys';
import { expect, test } from 'vitest';
import english from '../../locales/en.json';
import { statusActions } from '../status-actions/status-actions';

test('every key of a post is one of its actions, and every action is in the list of keys', () => {
  const ofStatus = keyList.filter(({ group }) => group === 'status').map(({ id }) => id);
  expect(ofStatus.toSorted()).toEqual(statusActions.map(({ id }) => id).toSorted());
});

test('what every key does is said in words', () => {
  expect(keyList.filter(({ id }) => !Object.hasOwn(english, `keys.${id}`))).toEqual([]);
});
