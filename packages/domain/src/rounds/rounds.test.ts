import type { FailureReason } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCell } from '../cell';
import { createRounds } from './rounds';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const broken: FailureReason = { kind: 'offline', timedOut: false };

function begin(answers: (FailureReason | null)[] = []) {
  const attention = createCell(true);
  const looks: number[] = [];
  const start = Date.now();
  const rounds = createRounds({
    every: 10_000,
    attention,
    random: () => 0,
    look: () => {
      looks.push((Date.now() - start) / 1000);
      return Promise.resolve(answers.shift() ?? null);
    },
  });
  return { rounds, attention, looks, pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000) };
}

test('looks every ten seconds until it is stopped', async () => {
  const { rounds, looks, pass } = begin();
  rounds.start();
  await pass(35);
  expect(looks).toEqual([10, 20, 30]);
  rounds.stop();
  await pass(60);
  expect(looks).toHaveLength(3);
  expect(vi.getTimerCount()).toBe(0);
});

test('a hidden tab looks once in a minute, and at once when it is looked at again', async () => {
  const { rounds, attention, looks, pass } = begin();
  rounds.start();
  attention.set(false);
  await pass(59);
  expect(looks).toEqual([]);
  await pass(31);
  expect(looks).toEqual([60]);
  attention.set(true);
  await pass(0);
  expect(looks).toEqual([60, 90]);
  attention.set(false);
  attention.set(true);
  await pass(5);
  expect(looks).toHaveLength(2);
});

test('each failure doubles the pause, an answer ends that', async () => {
  const { rounds, looks, pass } = begin([broken, broken, null]);
  rounds.start();
  await pass(85);
  expect(looks).toEqual([10, 30, 70, 80]);
});

test('however long the trouble lasts, it looks every five minutes', async () => {
  const { rounds, looks, pass } = begin(Array.from({ length: 30 }, () => broken));
  rounds.start();
  await pass(3600);
  expect((looks.at(-1) ?? 0) - (looks.at(-2) ?? 0)).toBe(300);
});

test('a server that names a pause has it, however short the next one would be', async () => {
  const slow: FailureReason = { kind: 'http', status: 429, retryAfter: 120 } as FailureReason;
  const { rounds, looks, pass } = begin([slow]);
  rounds.start();
  await pass(129);
  expect(looks).toEqual([10]);
  await pass(1);
  expect(looks).toEqual([10, 130]);
});

test('a look that lasts is not joined by a second one', async () => {
  let end = (): void => {};
  const look = vi.fn<() => Promise<null>>(() => new Promise((resolve) => (end = () => resolve(null))));
  const rounds = createRounds({ every: 1000, attention: createCell(true), look });
  rounds.now();
  await vi.advanceTimersByTimeAsync(5000);
  rounds.now();
  expect(look).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(look).toHaveBeenCalledTimes(2);
  rounds.stop();
});

test('neither who looks now, nor who begins anew, asks a server that wants to be left alone', async () => {
  const slow: FailureReason = { kind: 'http', status: 429, retryAfter: 120 } as FailureReason;
  const { rounds, looks, pass } = begin([slow]);
  rounds.now();
  await pass(5);
  rounds.now();
  rounds.stop();
  await pass(5);
  rounds.now();
  await pass(100);
  expect(looks).toEqual([0]);
  await pass(15);
  expect(looks).toEqual([0, 120]);
  rounds.stop();
});

test('a pause that was named to somebody else is kept too', async () => {
  const slow: FailureReason = { kind: 'http', status: 429, retryAfter: 60 } as FailureReason;
  const { rounds, looks, pass } = begin();
  rounds.start();
  await pass(5);
  rounds.heard(slow);
  await pass(59);
  expect(looks).toEqual([]);
  await pass(1);
  expect(looks).toEqual([65]);
  rounds.stop();
});
