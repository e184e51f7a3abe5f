import { expect, test, vi } from 'vitest';
import type { Log } from './environment';
import { createLifetime } from './lifetime';

test('one part that cannot end keeps none of the others from ending', () => {
  const log = vi.fn<Log>();
  const life = createLifetime(log);
  const ended: string[] = [];
  const broken = new Error('The drafts cannot be written.');
  life.onEnd(() => ended.push('first'));
  life.onEnd(() => {
    throw broken;
  });
  life.onEnd(() => ended.push(life.isOver() ? 'too late' : 'last'));
  life.end();
  expect(ended).toEqual(['first', 'last']);
  expect(life.isOver()).toBe(true);
  expect(log.mock.calls).toEqual([['error', 'a part of a client could not end', broken]]);
  life.end();
  expect(log).toHaveBeenCalledOnce();
});

test('what has ended before is not ended again, and an end in another end is over with it', () => {
  const life = createLifetime(vi.fn<Log>());
  const ended: string[] = [];
  const forget = life.onEnd(() => ended.push('forgotten'));
  life.onEnd(() => life.end());
  life.onEnd(() => ended.push('once'));
  forget();
  life.end();
  expect(ended).toEqual(['once']);
});
