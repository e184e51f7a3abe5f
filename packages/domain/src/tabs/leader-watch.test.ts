import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLeaderWatch } from './leader-watch';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begin() {
  const told: string[] = [];
  /** What the leading page does when it is asked. */
  const leader = { answer: (): void => {} };
  const watch = createLeaderWatch({
    ping() {
      told.push('asks');
      leader.answer();
    },
    onSilent: () => told.push('silent'),
  });
  leader.answer = () => {
    watch.received();
    watch.answered();
  };
  watch.begin();
  return { watch, leader, told, pass: (seconds: number) => vi.advanceTimersByTime(seconds * 1000) };
}

test('a page that answers is asked every twenty seconds, for as long as that matters', () => {
  const { watch, told, pass } = begin();
  pass(600);
  expect(told).toEqual(Array.from({ length: 30 }, () => 'asks'));
  watch.end();
  pass(600);
  expect(told).toHaveLength(30);
  expect(vi.getTimerCount()).toBe(0);
});

test('who misses two answers knows that it has stopped, once, until it speaks again', () => {
  const { watch, leader, told, pass } = begin();
  const { answer } = leader;
  pass(20);
  leader.answer = () => {};
  pass(40);
  expect(told).not.toContain('silent');
  pass(20);
  expect(told.filter((word) => word === 'silent')).toHaveLength(1);
  expect(watch.isSilent()).toBe(true);
  pass(200);
  expect(told.filter((word) => word === 'silent')).toHaveLength(1);
  leader.answer = answer;
  expect(watch.received()).toBe(true);
  expect(watch.isSilent()).toBe(false);
  expect(watch.received()).toBe(false);
  pass(200);
  expect(told.filter((word) => word === 'silent')).toHaveLength(1);
});

test('one answer that is missed, and whatever else is said, make no alarm', () => {
  const { watch, leader, told, pass } = begin();
  const { answer } = leader;
  for (let times = 0; times < 10; times += 1) {
    leader.answer = () => {};
    pass(20);
    watch.received();
    pass(20);
    leader.answer = answer;
    pass(20);
  }
  expect(told).not.toContain('silent');
});

test('of a page that never answered nothing is concluded: it may be of another version', () => {
  const { leader, told, pass } = begin();
  leader.answer = () => {};
  pass(600);
  expect(told).not.toContain('silent');
});
