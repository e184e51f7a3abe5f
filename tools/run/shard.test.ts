import { expect, test } from 'vitest';
import { checkParts } from '../report/check-parts';
import { UsageError } from './options';
import { isFirst, readShard, shardArgs } from './shard';

test('a part of a run is taken by its number, and handed on to the runners', () => {
  expect(shardArgs(readShard('2/4'))).toEqual(['--shard=2/4']);
  expect(shardArgs(readShard('10/10'))).toEqual(['--shard=10/10']);
  expect(shardArgs(readShard(undefined))).toEqual([]);
  for (const word of ['0/4', '5/4', '1/0', '4', '1/4/2', '-1/4', 'a/b', '']) {
    expect(() => readShard(word)).toThrow(UsageError);
  }
});

test('the first machine does what cannot be shared, and all of them have their share of the tests', () => {
  const names = (word?: string) => checkParts(readShard(word)).map(({ name }) => name);
  expect(names()).toContain('types');
  expect(names('1/2')).toEqual(names());
  expect(names('2/2')).toEqual(['unit tests']);
  expect([undefined, '1/2', '2/2'].map((word) => isFirst(readShard(word)))).toEqual([true, true, false]);
});
