import { expect, test } from 'vitest';
import { createPageKeys } from './page-keys';

test('the newest does it, and the one before when that has gone', () => {
  const keys = createPageKeys();
  const done: string[] = [];
  keys.add('search', () => done.push('older'));
  const end = keys.add('search', () => done.push('newer'));
  expect(keys.run('search')).toBe(true);
  end();
  expect(keys.run('search')).toBe(true);
  expect(done).toEqual(['newer', 'older']);
});

test('what nobody can do is not done', () => {
  const keys = createPageKeys();
  keys.add('reveal', () => {})();
  expect(keys.run('reveal')).toBe(false);
});
