import type { ErrorReason } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCell } from '../cell';
import { createPolling } from './polling';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const broken: ErrorReason = { kind: 'offline', timedOut: false };

function begin(answers: (ErrorReason | null)[] = []) {
  const attention = createCell(true);
  const polls: number[] = [];
  const start = Date.now();
  const polling = createPolling({
    intervalMs: 10_000,
    attention,
    random: () => 0,
    poll: () => {
      polls.push((Date.now() - start) / 1000);
      return Promise.resolve(answers.shift() ?? null);
    },
  });
  return {
    polling,
    attention,
    polls,
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
  };
}

test('polls every ten seconds until it is stopped', async () => {
  const { polling, polls, pass } = begin();
  polling.start();
  await pass(35);
  expect(polls).toEqual([10, 20, 30]);
  polling.stop();
  await pass(60);
  expect(polls).toHaveLength(3);
  expect(vi.getTimerCount()).toBe(0);
});

test('a hidden tab polls once in a minute, and at once when it is visible again', async () => {
  const { polling, attention, polls, pass } = begin();
  polling.start();
  attention.set(false);
  await pass(59);
  expect(polls).toEqual([]);
  await pass(31);
  expect(polls).toEqual([60]);
  attention.set(true);
  await pass(0);
  expect(polls).toEqual([60, 90]);
  attention.set(false);
  attention.set(true);
  await pass(5);
  expect(polls).toHaveLength(2);
});

test('each error doubles the interval, a success resets it', async () => {
  const { polling, polls, pass } = begin([broken, broken, null]);
  polling.start();
  await pass(85);
  expect(polls).toEqual([10, 30, 70, 80]);
});

test('however long requests fail, it polls every five minutes', async () => {
  const { polling, polls, pass } = begin(Array.from({ length: 30 }, () => broken));
  polling.start();
  await pass(3600);
  expect((polls.at(-1) ?? 0) - (polls.at(-2) ?? 0)).toBe(300);
});

test('a server that names a pause has it, however short the next one would be', async () => {
  const slow: ErrorReason = { kind: 'http', status: 429, retryAfter: 120 } as ErrorReason;
  const { polling, polls, pass } = begin([slow]);
  polling.start();
  await pass(129);
  expect(polls).toEqual([10]);
  await pass(1);
  expect(polls).toEqual([10, 130]);
});

test('no second request is sent while one is under way', async () => {
  let end = (): void => {};
  const poll = vi.fn<() => Promise<null>>(() => new Promise((resolve) => (end = () => resolve(null))));
  const polling = createPolling({ intervalMs: 1000, attention: createCell(true), poll });
  polling.now();
  await vi.advanceTimersByTimeAsync(5000);
  polling.now();
  expect(poll).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(poll).toHaveBeenCalledTimes(2);
  polling.stop();
});

test('neither a poll at once nor a new start shortens a pause that the server asked for', async () => {
  const slow: ErrorReason = { kind: 'http', status: 429, retryAfter: 120 } as ErrorReason;
  const { polling, polls, pass } = begin([slow]);
  polling.now();
  await pass(5);
  polling.now();
  polling.stop();
  await pass(5);
  polling.now();
  await pass(100);
  expect(polls).toEqual([0]);
  await pass(15);
  expect(polls).toEqual([0, 120]);
  polling.stop();
});

test('a pause that was named to somebody else is kept too', async () => {
  const slow: ErrorReason = { kind: 'http', status: 429, retryAfter: 60 } as ErrorReason;
  const { polling, polls, pass } = begin();
  polling.start();
  await pass(5);
  polling.noteResult(slow);
  await pass(59);
  expect(polls).toEqual([]);
  await pass(1);
  expect(polls).toEqual([65]);
  polling.stop();
});
